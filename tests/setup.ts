import { afterEach, beforeEach, vi } from 'vitest'

// Moves the clock ahead by this number of days, to find tests that pass only on certain days.
const ahead = Number(process.env['DAYS_AHEAD'] ?? 0) * 86_400_000
if (ahead > 0) {
  const systemNow = Date.now.bind(Date)
  const now = () => systemNow() + ahead
  Date.now = now
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], type) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], type) as Date,
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
