/** Resolves in another task, so that pending keys and clicks are handled first. */
export function nextTask(): Promise<void> {
  // Timers wait 4 ms, but Safari has no alternative.
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
