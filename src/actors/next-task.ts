/** Resolves in a new task, so that the browser first handles pending keys and clicks, and renders. */
export function nextTask(): Promise<void> {
  // Not `scheduler.yield`, which continues before the tasks in which React renders. Falls back to a timer without
  // `scheduler`, for example in Safari. Timers might wait 4 ms.
  const { scheduler }: { scheduler?: { postTask?: (work: () => void) => Promise<void> } } = globalThis
  return scheduler?.postTask?.(() => undefined) ?? new Promise(resolve => setTimeout(resolve))
}

/** Limits of a batch: items, and time in ms. */
const atOnce = 200
const longest = 16

/** Yields items in batches. Between batches, the browser can handle input. Throws the signal's reason if aborted. */
export async function* inBatches<Item>(
  items: Iterable<Item>,
  signal?: AbortSignal,
): AsyncGenerator<Item[], void, void> {
  let batch: Item[] = []
  let begun = performance.now()
  for (const item of items) {
    batch.push(item)
    if (batch.length < atOnce && performance.now() - begun < longest) continue
    yield batch
    batch = []
    await nextTask()
    signal?.throwIfAborted()
    begun = performance.now()
  }
  yield batch
}
