import { afterEach, beforeEach, vi } from 'vitest'

let warnings: string[] = []

beforeEach(() => {
  warnings = []
  const { warn } = console
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    warnings.push(args.join(' '))
    warn(...args)
  })
})

// Fails a test that loses an event. XState only warns if an event is sent to a stopped actor.
afterEach(() => {
  const lost = warnings.filter(warning => warning.includes('stopped actor'))
  if (lost.length > 0) throw new Error(lost.join('\n'))
})
