import { useLocale } from '#actors/environment.tsx'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { unitFor } from '#domain/carbon/carbon-words.ts'
import { dayWithYear, noonOf } from '#domain/figures/date-words.ts'
import { type DecimalText, formatNumber, formatWeight } from '#domain/figures/numbers.ts'
import { roundedToAddUp } from '#domain/flow/add-up.ts'
import { weightIn } from '#domain/flow/flow-figures.ts'
import type { FlowFigure } from '#domain/flow/flow-selection.ts'
import { t } from '#messages/message.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Stat } from '#ui/figures/stat.tsx'
import { FigureLink } from './figure-link.tsx'
import * as css from './flow.css.ts'
import type { FlowAddress } from './use-flow-view.ts'

const negative = (text: DecimalText) => exactText(exact(text).neg())

/** Returns amounts in kg or in tonnes, depending on the largest amount, so that they add up as displayed. */
function shownAmounts(parts: readonly DecimalText[]) {
  const sum = exactText(parts.reduce((all, part) => all.plus(part), exact(0)))
  const unit = unitFor(...parts, sum)
  const terms = parts.map(part => (unit === 't' ? exactText(exact(part).times('0.001')) : part))
  return { unit, ...roundedToAddUp(terms, 2) }
}

type ShownFigure = { figure: FlowFigure; label: string; amount: DecimalText; exactKg: DecimalText; note: string }

/** Returns the figures of a business: opening stock + in − out = closing stock. */
function stockFigures(flow: MaterialFlow, locale: string): { unit: 'kg' | 't'; figures: ShownFigure[] } {
  const { totals, period, stockTake } = flow
  const { openingKg, boughtKg, collectedKg, soldKg } = totals
  const inKg = weightIn({ boughtKg, collectedKg })
  const { unit, terms, sum } = shownAmounts([openingKg ?? '0', inKg, negative(soldKg)])
  const [opening = '0', into = '0', out = '0'] = terms
  const day = dayWithYear(noonOf(period.from), locale)
  const parts = { bought: formatWeight(boughtKg, locale), collected: formatWeight(collectedKg, locale) }
  return {
    unit,
    figures: [
      {
        figure: 'opening',
        label: t('Opening stock'),
        amount: opening,
        exactKg: openingKg ?? '0',
        note: stockTake
          ? t('on {day}, with the stock-take of {counted}', {
              day,
              counted: dayWithYear(noonOf(stockTake.day), locale),
            })
          : t('on {day}, from all earlier records', { day }),
      },
      {
        figure: 'in',
        label: t('In'),
        amount: into,
        exactKg: inKg,
        note: t('{bought} bought, {collected} collected', parts),
      },
      { figure: 'out', label: t('Out'), amount: negative(out), exactKg: soldKg, note: t('sold') },
      {
        figure: 'closing',
        label: t('Closing stock'),
        amount: sum,
        exactKg: totals.closingKg ?? '0',
        note: t('on {day}', { day: dayWithYear(noonOf(period.to), locale) }),
      },
    ],
  }
}

/** Returns the figure of a collector, who has no stock. */
function collectedFigure({ totals: { collectedKg } }: MaterialFlow): ReturnType<typeof stockFigures> {
  const { unit, terms } = shownAmounts([collectedKg])
  const [amount = '0'] = terms
  return {
    unit,
    figures: [{ figure: 'collected', label: t('Collected'), amount, exactKg: collectedKg, note: t('brought in') }],
  }
}

const signs: Readonly<Partial<Record<FlowFigure, string>>> = { in: '+', out: '−', closing: '=' }

/** Totals of a report. The displayed amounts add up; a link shows the records of each. */
export function FlowFiguresCard({ flow, address }: { flow: MaterialFlow; address: FlowAddress }) {
  const locale = useLocale()
  const { unit, figures } = flow.about.kind === 'business' ? stockFigures(flow, locale) : collectedFigure(flow)
  return (
    <div className={css.figures}>
      {figures.map(({ figure, label, amount, exactKg, note }) => (
        <div key={figure} className={css.figure}>
          {signs[figure] ? (
            <span className={css.sign} aria-hidden="true">
              {signs[figure]}
            </span>
          ) : null}
          <div className={css.amount}>
            <Stat label={label} value={formatNumber(amount, locale)} unit={unit} />
          </div>
          <p className={css.note}>
            <FigureLink address={address} selection={{ figure, of: '' }}>
              {unit === 't' ? formatWeight(exactKg, locale) : t('Show records')}
            </FigureLink>
          </p>
          <p className={css.note}>{note}</p>
        </div>
      ))}
    </div>
  )
}
