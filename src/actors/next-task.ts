/** Resolves in another task of the page, so that keys and clicks that came meanwhile are heard first. */
export function nextTask(): Promise<void> {
  // Timers wait for 4 ms; Safari has nothing else.
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
