/** Resolves in a new task, so that the browser first handles pending keys and clicks. */
export function nextTask(): Promise<void> {
  // Falls back to a timer without `scheduler.yield`, for example in Safari. Timers might wait 4 ms.
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
