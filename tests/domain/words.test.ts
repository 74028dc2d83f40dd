import { expect, test, vi } from 'vitest'
import { describeTrade } from '#domain/trades/trade-description.ts'
import { inBrief, isolated } from '#domain/words.ts'

test('a short name stays unchanged within a sentence', () => {
  expect(inBrief('Vaal Circuit Recovery')).toBe('Vaal Circuit Recovery')
})

test('a long name is truncated within a sentence', () => {
  expect(inBrief('x'.repeat(60))).toBe('x'.repeat(60))
  expect(inBrief(`${'x'.repeat(59)} ${'y'.repeat(200)}`)).toBe(`${'x'.repeat(59)}…`)
})

test('a name is never cut within a grapheme', () => {
  expect(inBrief('👩‍🏭'.repeat(61))).toBe(`${'👩‍🏭'.repeat(60)}…`)
})

test('a right-to-left name is isolated within a sentence', () => {
  expect(isolated('مواد معاد تدويرها')).toBe('\u2068مواد معاد تدويرها\u2069')
  expect(inBrief('מתכות')).toBe('\u2068מתכות\u2069')
  expect(describeTrade('transaction')({ buyer: { name: 'מתכות' }, seller: { name: 'Kasi' } })).toBe(
    'the transaction of \u2068מתכות\u2069 and Kasi',
  )
})

test('every name is isolated in a right-to-left page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } })
  vi.resetModules()
  const words = await import('#domain/words.ts')
  vi.unstubAllGlobals()
  expect(words.isolated('Kasi')).toBe('\u2068Kasi\u2069')
})
