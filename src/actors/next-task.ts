/** Resolves in a new task, so that the browser first handles pending keys and clicks. */
export function nextTask(): Promise<void> {
  // Falls back to a timer without `scheduler.yield`, for example in Safari. Timers might wait 4 ms.
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}

/** Items per batch. */
const atOnce = 200

/**
 * Yields items in batches. Between batches, the browser can handle input. Throws the signal's reason if aborted.
 */
export async function* inBatches<Item>(items: Iterable<Item>, signal: AbortSignal): AsyncGenerator<Item[], void, void> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
    await nextTask()
    signal.throwIfAborted()
  }
  yield batch
}
