import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FiguresCard } from '#features/home/figures/figures-card.tsx'
import { changeInWords } from '#features/home/trade-stats.ts'
import type { Trade } from '#schemas/trade.ts'
import { aluminium, bottles, drywall, mystery, showPart, sumsOfTrades, tradeOn } from './overview-parts.tsx'

afterEach(cleanup)

const compared = (now: readonly Trade[], before: readonly Trade[] | null) => ({
  now: sumsOfTrades(now),
  before: before && sumsOfTrades(before),
})

const card = (
  now: readonly Trade[],
  before: readonly Trade[] | null,
  sold: ReturnType<typeof compared> | null = null,
) => (
  <FiguresCard sums={compared(now, before)} sold={sold} note="" earlier="Oct 1 – 22, 2026" tradesName="Transactions" />
)

/** Returns each total as a single string: label, amount and change. */
const figures = () =>
  screen.getAllByRole('term').map(term => term.parentElement?.parentElement?.textContent.replaceAll('\u00a0', ' '))

test('shows CO₂e, weight, value and trades with their changes', () => {
  showPart(card([tradeOn('2026-11-05', aluminium, bottles)], [tradeOn('2026-10-05', aluminium)]))
  expect(screen.getByText(/^Compared with Oct 1 – 22, 2026\. /)).toBeVisible()
  expect(figures()).toEqual([
    'CO₂e avoided, estimated1 250.00 kg+25 %',
    'Weight350.00 kg+250 %',
    'Value excluding VATR 10.00+100 %',
    'Transactions1unchanged',
  ])
})

test('shows sales of a business without CO₂e', () => {
  const sales = [tradeOn('2026-11-06', bottles), tradeOn('2026-11-07', bottles)]
  showPart(card([tradeOn('2026-11-05', aluminium)], [], compared(sales, [tradeOn('2026-10-02', bottles)])))
  expect(figures()).toEqual([
    'CO₂e avoided, estimated1 000.00 kg',
    'Weight100.00 kg',
    'Value excluding VATR 5.00',
    'Transactions1',
    'Weight500.00 kg+100 %',
    'Value excluding VATR 10.00+100 %',
    'Transactions2+1',
  ])
  expect(screen.getAllByRole('group').map(group => group.firstChild?.textContent)).toEqual(['Bought', 'Sold'])
})

test.each([
  ['is not complete', null],
  ['has no trades', []],
])('shows no changes if the earlier period %s', (_, before) => {
  showPart(card([tradeOn('2026-11-05', aluminium)], before))
  expect(figures()).toEqual([
    'CO₂e avoided, estimated1 000.00 kg',
    'Weight100.00 kg',
    'Value excluding VATR 5.00',
    'Transactions1',
  ])
})

test('shows a negative sum as more than new, and counts lines without a factor', () => {
  showPart(card([tradeOn('2026-11-05', drywall, mystery)], [tradeOn('2026-10-05', aluminium)]))
  expect(figures()[0]).toBe('CO₂e more than new, estimated200.00 kg−120 %')
  expect(screen.getByText(/ 1 line without a factor: not counted\./)).toBeVisible()
})

test('shows unknown, not 0, if all factors are unknown', () => {
  showPart(card([tradeOn('2026-11-05', mystery)], [tradeOn('2026-10-05', bottles)]))
  expect(figures()[0]).toBe('CO₂e avoidedunknown')
})

test('switches from kilograms to tonnes', () => {
  showPart(card([tradeOn('2026-11-05', { ...bottles, weight: 12_345 })], null))
  expect(figures().slice(0, 2)).toEqual(['CO₂e avoided, estimated12.34 t', 'Weight12.34 t'])
})

test('shows a change with its sign, or unchanged if it rounds to 0', () => {
  expect(changeInWords('11.6', 'en-US')).toBe('+12\u00a0%')
  expect(changeInWords('-3.2', 'en-US')).toBe('−3\u00a0%')
  expect(changeInWords('0.4', 'en-US')).toBe('unchanged')
  expect(changeInWords(null, 'en-US')).toBe('')
})

test.each(['en-ZA', 'he', 'fa', 'ar', 'sl'])('shows one sign per change in %s', locale => {
  expect(changeInWords('-25', locale)).toBe('−25\u00a0%')
  expect(changeInWords('25', locale)).toBe('+25\u00a0%')
})
