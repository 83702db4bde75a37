// Found only where code is lowered: a value that two threads would have.
final class Counter {
  var count = 0
}

@MainActor func keep(_ counter: Counter) {}

func shareWithTheMainThread() async {
  let counter = Counter()
  await keep(counter)  // error
  counter.count += 1
}
