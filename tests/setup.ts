import { afterEach, beforeEach, vi } from 'vitest'

let warnings: string[] = []

beforeEach(() => {
  warnings = []
  const { warn } = console
  vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
    warnings.push(said.join(' '))
    warn(...said)
  })
})

// XState only warns if an event is sent to a stopped actor. The event is lost.
afterEach(() => {
  const lost = warnings.filter(warning => warning.includes('stopped actor'))
  if (lost.length > 0) throw new Error(lost.join('\n'))
})
