import { cleanup, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { monthsBetween, monthTable } from '#domain/carbon/month-sums.ts'
import { MonthsCard } from '#features/home/months/months-card.tsx'
import type { Trade } from '#schemas/trade.ts'
import { anyTrade, carbonInMillionths, written } from '#tests/domain/carbon/trade-arbitraries.ts'
import { aluminium, bottles, drywall, mystery, showPart, sumsOfTrades, tradeOn } from './overview-parts.tsx'

afterEach(cleanup)

const card = (trades: readonly Trade[], from = '2026-09-01', to = '2026-11-30') => (
  <MonthsCard table={monthTable(sumsOfTrades(trades), monthsBetween(from, to))} name="This quarter" />
)

const trades = [
  tradeOn('2026-09-03', aluminium, bottles),
  tradeOn('2026-11-05', bottles),
  tradeOn('2026-11-20', aluminium, mystery),
]

const chart = () => screen.findByRole('group', { name: 'CO₂e by month, kg, stacked by family' })

const rows = () =>
  screen.getAllByRole('row').map(row => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

describe('chart', () => {
  test("shows each month's sum, and the figure and share of each family", async () => {
    showPart(card(trades))
    const months = within(await chart()).getAllByRole('img')
    expect(months.map(month => month.getAttribute('aria-label'))).toEqual([
      'September 2026: 1\u00a0250.00\u00a0kg avoided. Metal 1\u00a0000.00\u00a0kg, 80\u00a0%; Plastic 250.00\u00a0kg, 20\u00a0%',
      'October 2026: nothing recorded',
      'November 2026: 1\u00a0250.00\u00a0kg avoided. Metal 1\u00a0000.00\u00a0kg, 80\u00a0%; Plastic 250.00\u00a0kg, 20\u00a0%; Glass unknown',
    ])
  })

  test('is one tab stop; arrow keys, Home and End move between months', async () => {
    const { user } = showPart(card(trades))
    const [september, october, november] = within(await chart()).getAllByRole('img')
    await user.tab()
    await user.tab()
    expect(november).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(october).toHaveFocus()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(september).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(november).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  test('shows the hovered or focused month beside the families, else the total', async () => {
    const { user } = showPart(card(trades))
    const [, october] = within(await chart()).getAllByRole('img')
    expect(screen.getByText('This quarter').parentElement).toHaveTextContent('This quarter 2 500.00 kg avoided')
    await user.hover(october as Element)
    expect(screen.getByText('October 2026')).toBeVisible()
    await user.unhover(october as Element)
    expect(screen.getByText('This quarter')).toBeVisible()
  })

  test('shows a negative family as more than new, without shares, below the zero line', async () => {
    showPart(card([tradeOn('2026-11-05', aluminium, drywall)]))
    const drawing = await chart()
    const november = within(drawing).getAllByRole('img').at(-1)
    expect(november).toHaveAccessibleName(
      'November 2026: 800.00\u00a0kg avoided. Metal 1\u00a0000.00\u00a0kg; Construction 200.00\u00a0kg more\u00a0than\u00a0new',
    )
    const zero = Number(drawing.querySelector('g[aria-hidden] > line')?.getAttribute('y1'))
    // The first `rect` is the hover target. Each further part has two: its colour, and its pattern on top.
    const [, saved, , emitted] = [...(november?.querySelectorAll('rect') ?? [])].map(rect => {
      const [top, height] = ['y', 'height'].map(name => Number(rect.getAttribute(name)))
      return { top, height, bottom: (top ?? 0) + (height ?? 0) }
    })
    expect(saved?.height).toBeGreaterThan(emitted?.height ?? 0)
    expect(saved?.bottom).toBeLessThanOrEqual(zero)
    expect(emitted?.top).toBeGreaterThanOrEqual(zero)
  })

  test('switches all figures to tonnes for large amounts', async () => {
    showPart(card([tradeOn('2026-11-05', { ...aluminium, weight: 1100 }, bottles)]))
    await screen.findByRole('group', { name: 'CO₂e by month, t, stacked by family' })
    expect(screen.getByRole('img', { name: /^November 2026: 11\.25\u00a0t avoided\./ })).toBeInTheDocument()
  })
})

describe('table', () => {
  test('has the figures by month and family, and stays for the session', async () => {
    const { user, rerender } = showPart(card(trades))
    await chart()
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    const expected = [
      ['Month', 'Total kg', 'Metal kg', 'Plastic kg', 'Glass kg'],
      ['September\u00a02026', '1\u00a0250.00', '1\u00a0000.00', '250.00', '–'],
      ['October\u00a02026', '–', '–', '–', '–'],
      ['November\u00a02026', '1\u00a0250.00', '1\u00a0000.00', '250.00', 'unknown'],
      ['Total', '2\u00a0500.00', '2\u00a0000.00', '500.00', 'unknown'],
    ]
    expect(rows()).toEqual(expected)
    rerender(<p>Another screen</p>)
    rerender(card(trades))
    expect(rows()).toEqual(expected)
  })

  test('sums to the CO₂e of all lines, to the last digit', async () => {
    const { user, rerender } = showPart(card(trades))
    await user.click(await screen.findByRole('radio', { name: 'Table' }))
    fc.assert(
      fc.property(fc.array(anyTrade, { minLength: 1, maxLength: 12 }), some => {
        const lines = some.flatMap(({ materials }) => materials)
        fc.pre(lines.some(line => line.material.carbonFactor !== null))
        rerender(card(some, '2026-01-01', '2026-12-31'))
        const last = screen.getAllByRole('row').at(-1)?.children[1]
        const unit = last?.getAttribute('data-label') === 'Total t' ? 't' : 'kg'
        const millionths = carbonInMillionths(lines)
        expect(last?.textContent).toBe(
          `${millionths < 0n ? 'more\u00a0than\u00a0new ' : ''}${written(millionths, unit)}`,
        )
      }),
      { numRuns: 40 },
    )
  })
})
