import { expect, test } from 'vitest'
import { idStartOf, tradeName, tradeNumber } from '#domain/trades/trade-name.ts'

const id = '3f9a71c2-4f89-41d3-9a0c-0305e82c3301'

test('a trade is named after its buyer and day in the locale', () => {
  const buyer = { name: 'Bloem Scrap & Steel' }
  expect(tradeName(buyer, '2026-11-17T14:46', 'en-ZA')).toBe('Bloem Scrap & Steel\u00a0· 17 Nov 2026')
  expect(tradeName(buyer, '2026-11-17T14:46', 'en-US')).toBe('Bloem Scrap & Steel\u00a0· Nov 17, 2026')
  expect(tradeName(null, '2026-11-17T14:46', 'en-ZA')).toBe('Without a buyer\u00a0· 17 Nov 2026')
})

test('a right-to-left name does not move the day', () => {
  expect(tradeName({ name: 'מתכות' }, '2026-11-17T14:46', 'en-ZA')).toBe('\u2068מתכות\u2069\u00a0· 17 Nov 2026')
})

test('the trade number is the start of the id, in two halves', () => {
  expect(tradeNumber(id)).toBe('3F9A-71C2')
})

test.each(['3F9A-71C2', '3f9a71c2', ' 3F9a-71c2 ', '3F9A', '3f9a-', '3f9a7', '3f9a-7', '٣F٩A-７１C２'])(
  '“%s” is a trade number and the start of the id',
  term => {
    expect(id.startsWith(idStartOf(term) ?? 'none')).toBe(true)
  },
)

test.each(['', '3f9', '3f-9a71c2', '3f9a-71c2-4', '3f9a71c24', 'bloem', 'GW 53', '3f9a 71c2'])(
  '“%s” is not a trade number',
  term => {
    expect(idStartOf(term)).toBeNull()
  },
)
