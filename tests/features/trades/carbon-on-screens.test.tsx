import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useRef } from 'react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { avoidedNote } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { LinesContent } from '#features/trades/lines/lines-content.tsx'
import { tradeCells } from '#features/trades/totals/trade-figure.tsx'
import { LinesTotalsCard } from '#features/trades/totals/trade-totals-card.tsx'
import { someParent } from '#machines/fakes.ts'
import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { startMock } from '#mirage/mock.ts'
import { carbonEffects } from '#patterns/figures/carbon-cell.tsx'
import type { Line, Trade } from '#schemas/trade.ts'
import { anyLine, carbonInMillionths, written } from '#tests/domain/carbon/trade-arbitraries.ts'
import { figure } from './trade-form.ts'

afterEach(cleanup)

/** Returns an environment for screens that send no requests. */
function startScreens() {
  const mock = startMock({ latency: 0, storage: null })
  const environment = startEnvironment({ address: new URL('/api', location.origin).href })
  onTestFinished(() => {
    environment.session.stop()
    mock.shutdown()
  })
  return environment
}

type Environment = ReturnType<typeof startScreens>

const tradeOf = (materials: readonly Line[]): Trade => ({
  id: 'record-1',
  buyer: null,
  seller: null,
  materials: [...materials],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
})

/** Renders a saved trade with these lines: its rows, its totals, and its CO₂e cell in the list. */
function show(environment: Environment, saved: readonly Line[]) {
  const { actors } = linesFakes()
  const lines = createActor(linesMachine.provide({ actors }), {
    input: {
      parent: someParent,
      recordId: 'record-1',
      lines: saved.map((line, index) => ({ ...line, id: `saved-${index}` })),
    },
  }).start()
  function Screens() {
    const content = useRef<HTMLDivElement>(null)
    return (
      <EnvironmentProvider environment={environment}>
        <LinesContent {...{ lines, content }} fixedDecimals mayAdd mayChange mayRemove onRemove={() => {}} />
        <LinesTotalsCard lines={lines} isSale={false} />
        <p data-testid="cell">
          {tradeCells.carbon(tradeOf(saved), {
            locale: 'en-US',
            now: 0,
            dayIn: null,
            isOneLine: false,
            businessId: null,
          })}
        </p>
      </EnvironmentProvider>
    )
  }
  const { unmount } = render(<Screens />)
  return {
    lines,
    end() {
      unmount()
      lines.stop()
    },
  }
}

/** Returns a line of 640.5 kg of PET bottles, in the server's format. */
const saved = (carbonFactor: number | null): Line => ({
  id: null,
  weight: 640.5,
  value: 1,
  material: { name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor },
})

const inWords = (millionths: bigint, unit?: 'kg' | 't') =>
  `${millionths < 0n ? 'more\u00a0than\u00a0new ' : ''}${written(millionths, unit)}`

const hasFactor = ({ material }: Line) => material.carbonFactor !== null

/** Returns the CO₂e that a line's row must show. */
const rowOf = (line: Line) => (hasFactor(line) ? inWords(carbonInMillionths([line])) : 'unknown')

const figures = () => screen.getAllByRole('button', { name: /calculation$/ })

describe('CO₂e of a trade', () => {
  test('agrees to the last digit in rows, totals, lists, toasts and integer arithmetic', () => {
    const environment = startScreens()
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), lines => {
        const shown = show(environment, lines)
        expect(figures().map(({ textContent }) => textContent)).toEqual(lines.map(rowOf))
        const sum = carbonInMillionths(lines)
        const known = lines.filter(hasFactor).length
        const effect = known === 0 ? 'unknown' : sum < 0n ? 'moreThanNew' : 'avoided'
        const stat = figure(carbonEffects[effect].label).querySelector('dd')?.textContent
        const unit = stat?.endsWith(' t') ? 't' : 'kg'
        const total = known === 0 ? 'unknown' : written(sum, unit)
        expect(stat).toBe(known === 0 ? 'unknown' : `${total} ${unit}`)
        const part = known > 0 && known < lines.length ? ` ${known} of ${lines.length} lines` : ''
        const inColumn = known === 0 ? 'unknown' : inWords(sum)
        expect(screen.getByTestId('cell').textContent).toBe(`${inColumn}${part}`)
        // Amounts in tonnes have a note with the amount in kg.
        const inKg = screen.queryByText(/^That is .* kg\.$/)
        expect(inKg?.textContent ?? null).toBe(unit === 't' ? `That is ${written(sum)} kg.` : null)
        const isLarge = sum >= 10_000_000_000n || sum <= -10_000_000_000n
        const inToast = known === 0 ? 'unknown' : `${written(sum, isLarge ? 't' : 'kg')} ${isLarge ? 't' : 'kg'} CO₂e`
        expect(avoidedNote(totalsOf(lines), 'en-US')).toContain(inToast)
        shown.end()
      }),
      { numRuns: 40 },
    )
  })

  test('shows emissions of a negative factor as subtracted, also by family', () => {
    const drywall = { ...saved(null), weight: 40, material: { name: 'Drywall', gwCode: 'GW 30-01', carbonFactor: -2 } }
    show(startScreens(), [saved(1.1418), drywall])
    expect(screen.getByText('80.00 kg more than new is already subtracted.')).toBeVisible()
    const families = within(screen.getByRole('list', { name: 'CO₂e by family' })).getAllByRole('listitem')
    expect(families.map(({ textContent }) => textContent)).toEqual([
      'Plastic731.32\u00a0kg',
      'Construction80.00\u00a0kg more\u00a0than\u00a0new',
    ])
  })

  test('shows its calculation and the source of its factor, and lines without a factor as not counted', async () => {
    const user = userEvent.setup()
    const { lines } = show(startScreens(), [saved(1.1418), saved(null)])
    const working = '640.5 kg × 1.1418 kg/kg = 731.32 kg · factor of PET bottles when recorded'
    const unbroken = working.replace('731.32 kg', '731.32\u00a0kg')
    const [button] = figures() as [HTMLElement]
    expect(button).toHaveAttribute('data-tooltip', unbroken)
    expect(screen.queryByText(working)).toBeNull()
    button.focus()
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(button).toHaveAccessibleDescription(unbroken)
    expect(screen.getByText(working)).toBeVisible()
    await user.keyboard(' ')
    expect(screen.queryByText(working)).toBeNull()
    const load = within(screen.getByRole('region', { name: 'This load' }))
    expect(load.getByText('1 line without a factor: not counted.')).toBeVisible()
    await user.click(load.getByText('About this estimate'))
    expect(load.getByText(/^Estimated .* Don’t subtract them from your own footprint\.$/)).toBeVisible()
    expect(load.getByText(/^Estimated .* at the time of recording\. /)).toBeVisible()
    lines.send({ type: 'line.add', material: copper })
    const { key } = lines.getSnapshot().context.lines.at(-1) ?? { key: '' }
    lines.send({ type: 'line.change', key, weight: 2 })
    expect(await load.findByText(/^Estimated .*, 1 of 2 lines with today’s factors\. /)).toBeVisible()
    expect(figures().at(-1)).toHaveAttribute('data-tooltip', expect.stringMatching(/factor of Copper today$/))
  })
})
