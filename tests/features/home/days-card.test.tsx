import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { emptySumsByDay, updateSumsByDay } from '#domain/carbon/sums-by-day.ts'
import { DaysCard } from '#features/home/months/days-card.tsx'
import type { Trade } from '#schemas/trade.ts'
import { aluminium, bottles, showPart, tradeOn } from './overview-parts.tsx'

afterEach(cleanup)

const ranges = {
  now: { from: '2026-11-01', to: '2026-11-05' },
  before: { from: '2026-10-01', to: '2026-10-05' },
}

const daysOf = (...trades: readonly Trade[]) => updateSumsByDay(emptySumsByDay(ranges), trades).days

const purchases = daysOf(
  tradeOn('2026-11-02', aluminium),
  tradeOn('2026-11-02', bottles),
  tradeOn('2026-11-05', aluminium),
  tradeOn('2026-10-05', aluminium),
  tradeOn('2026-10-20', bottles),
)

const card = (isCompared = true, range = ranges) => (
  <DaysCard ranges={range} sides={[{ name: 'Bought', days: purchases }]} isCompared={isCompared} />
)

const wordsOfDays = async () =>
  within(await screen.findByRole('group', { name: 'Bought, kg, day by day' }))
    .getAllByRole('img')
    .map(day => day.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))

describe('Weight since the 1st', () => {
  test('adds up the days of this month next to those of the month before', async () => {
    showPart(card())
    expect(await wordsOfDays()).toEqual([
      'Nov 1: 0.00 kg, compared with 0.00 kg',
      'Nov 2: 350.00 kg, compared with 0.00 kg',
      'Nov 3: 350.00 kg, compared with 0.00 kg',
      'Nov 4: 350.00 kg, compared with 0.00 kg',
      'Nov 5: 450.00 kg, compared with 100.00 kg',
    ])
    expect(screen.getByText('Oct 6 – 31, 2026, not compared')).toBeVisible()
  })

  test('shows no comparison until all pages are read', async () => {
    showPart(card(false))
    expect(await wordsOfDays()).toContain('Nov 5: 450.00 kg')
    expect(screen.queryByText(/not compared/)).toBeNull()
  })

  test('has no earlier day to compare with if the month before is shorter', async () => {
    const march = {
      now: { from: '2026-03-01', to: '2026-03-31' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    }
    showPart(card(true, march))
    expect((await wordsOfDays()).slice(-4)).toEqual([
      'Mar 28: 0.00 kg, compared with 0.00 kg',
      'Mar 29: 0.00 kg',
      'Mar 30: 0.00 kg',
      'Mar 31: 0.00 kg',
    ])
    expect(screen.queryByText(/not compared/)).toBeNull()
  })

  test('shows the latest day above the chart, or the focused one', async () => {
    const { user } = showPart(card())
    const latest = await screen.findByText(/^Nov 5: 450\.00.kg, compared with 100\.00.kg$/)
    await wordsOfDays()
    await user.tab()
    await user.keyboard('{Home}')
    expect(latest).toHaveTextContent('Bought Nov 1: 0.00 kg, compared with 0.00 kg')
    await user.keyboard('{End}')
    expect(latest).toHaveTextContent('Bought Nov 5: 450.00 kg, compared with 100.00 kg')
  })
})
