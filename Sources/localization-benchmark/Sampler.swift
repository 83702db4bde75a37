internal import BenchmarkSupport

/// Measures two things in turn, so that whatever else the machine does slows both.
struct Sampler {
  var samples: Int
  /// How often the things are done in one sample.
  var repetitions = 1
  var unit = BenchmarkRow.Unit.processorSeconds

  struct Comparison {
    var measured: Double
    var yardstick: Double
    var ratio: Double
    /// Keeps the optimizer from leaving the work out.
    var checksum: Int

    /// Of one, where the closures did so many of their things each time.
    func dividing(subjectBy subjects: Double = 1, yardstickBy yardsticks: Double = 1) -> Self {
      Comparison(
        measured: measured / subjects, yardstick: yardstick / yardsticks,
        ratio: ratio / subjects * yardsticks, checksum: checksum)
    }
  }

  /// Both closures do their work as often as they are told, and return something that depends on it.
  func compare(_ subject: (Int) -> Int, with yardstick: (Int) -> Int) -> Comparison {
    var measured: [Double] = []
    var yardsticks: [Double] = []
    var checksum = subject(1) &+ yardstick(1)
    for _ in 0..<samples {
      measured.append(time(subject, &checksum))
      yardsticks.append(time(yardstick, &checksum))
    }
    let ratios = zip(measured, yardsticks).map { $0 / max($1, 1e-12) }
    return Comparison(
      measured: median(measured), yardstick: median(yardsticks),
      ratio: median(ratios), checksum: checksum)
  }

  private func time(_ body: (Int) -> Int, _ checksum: inout Int) -> Double {
    let stopwatch = Stopwatch(unit == .seconds ? .elapsed : .processor)
    checksum &+= body(repetitions)
    return stopwatch.seconds / Double(repetitions)
  }
}
