import { afterEach, beforeEach, vi } from 'vitest'

// Moves the clock ahead by this number of days, to find tests that pass only on certain days.
const ahead = Number(process.env['DAYS_AHEAD'] ?? 0) * 86_400_000
if (ahead > 0) {
  const SystemDate = Date
  const now = () => SystemDate.now() + ahead
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args: unknown[], type) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], type) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

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
