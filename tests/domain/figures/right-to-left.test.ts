import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { decimalText } from '#domain/figures/numbers.ts'

const locale = 'ar-MA'

/** Returns a text as a right-to-left page shows it: only isolated parts keep their order. */
const isIsolated = (text: string) =>
  /^\u2066[^\u2066\u2069]*(?:\u2066[^\u2066\u2069]*\u2069[^\u2066\u2069]*)*\u2069$/u.test(text)

describe('A right-to-left page isolates', () => {
  // The language is constant, so the modules load after it is set.
  beforeAll(() => {
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } })
  })
  afterAll(() => vi.unstubAllGlobals())

  test('a price with its unit', async () => {
    const { formatPrice } = await import('#domain/trades/material-statistics.ts')
    expect(isIsolated(formatPrice(27.41, locale))).toBe(true)
  })

  test('the formula of a line', async () => {
    const { workingOf } = await import('#domain/carbon/carbon-words.ts')
    const line = { weight: 12.5, material: { name: 'PET', carbonFactor: 1.1418 } }
    const [formula = ''] = workingOf(line as never, false, locale).split(' · ')
    expect(formula).toContain('×')
    expect(isIsolated(formula)).toBe(true)
  })

  test('an amount of CO₂e with its unit', async () => {
    const { avoidedNote } = await import('#domain/carbon/carbon-words.ts')
    const sums = { carbon: decimalText('687.59'), known: 1, unknown: 0 }
    expect(avoidedNote(sums as never, locale)).toMatch(/\u2066\u2066687,59 kg\u2069 CO₂e\u2069/)
  })
})
