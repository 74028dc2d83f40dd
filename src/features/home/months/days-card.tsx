import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { exact } from '#domain/carbon/carbon.ts'
import { carbonAmount, unitFor } from '#domain/carbon/carbon-words.ts'
import { weightsSince } from '#domain/carbon/day-sums.ts'
import type { SumsByDay } from '#domain/carbon/sums-by-day.ts'
import { dayInShort, noonOf, rangeInWords } from '#domain/figures/date-words.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { daysIn, daysLater, monthOf, type PeriodRanges } from '#domain/figures/periods.ts'
import { t } from '#messages/message.ts'
import { chartSpace } from '#patterns/figures/figures.css.ts'
import { DayLegend } from '#ui/charts/day-legend.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import * as css from './days-card.css.ts'

const dayLines = lazyPart(async () => (await import('#ui/charts/day-lines.tsx')).DayLines)

/** Sums by day of purchases, of sales, or of all trades. */
type Side = { name: string; days: SumsByDay['days'] }

/** Returns the running weights of a side by day of the month. `earlier` is empty without a comparison. */
function rowsOf({ days }: Side, { now, before }: PeriodRanges, isCompared: boolean) {
  const passed = weightsSince(days, now)
  const earlier = isCompared ? weightsSince(days, monthOf(before.from)) : []
  return daysIn(monthOf(now.from)).map((day, at) => ({
    day,
    now: passed[at] ?? null,
    before: earlier[at] ?? null,
  }))
}
type DayRow = ReturnType<typeof rowsOf>[number]

const highest = (rows: readonly DayRow[]) =>
  rows.reduce<DecimalText>((high, { now, before }) => {
    const own = [now, before].filter(kg => kg !== null)
    return own.reduce((max, kg) => (exact(kg).gt(max) ? kg : max), high)
  }, '0')

function SideLines({ side, rows, high }: { side: Side; rows: readonly DayRow[]; high: DecimalText }) {
  const locale = useLocale()
  const [active, setActive] = useState<string | null>(null)
  const { part: DayLines } = usePart(dayLines, true)
  const unit = unitFor(high)
  const inUnit = (kg: DecimalText) => Number(kg) / (unit === 't' ? 1000 : 1)
  const amount = (kg: DecimalText) => leftToRight(`${carbonAmount(kg, locale, unit)} ${unit}`)
  const passed = rows.filter(({ now }) => now !== null)
  const shown = passed.find(({ day }) => day === active) ?? passed.at(-1)
  const wordsOf = ({ day, now, before }: DayRow) => {
    const words = { day: dayInShort(noonOf(day), locale), amount: amount(now ?? '0') }
    return before === null
      ? t('{day}: {amount}', words)
      : t('{day}: {amount}, compared with {earlier}', { ...words, earlier: amount(before) })
  }
  return (
    <div className={css.side}>
      <p className={css.head}>
        <strong>{side.name}</strong> {shown ? wordsOf(shown) : null}
      </p>
      {DayLines ? (
        <DayLines
          label={t('{side}, {unit}, day by day', { side: side.name, unit })}
          days={rows.map(row => ({
            id: row.day,
            label: String(Number(row.day.slice(8))),
            words: wordsOf(row),
            now: row.now === null ? null : inUnit(row.now),
            before: row.before === null ? null : inUnit(row.before),
          }))}
          high={inUnit(high)}
          active={active}
          onActive={setActive}
          figureOf={value => formatNumber(value, locale, { min: 0, max: 2 })}
        />
      ) : (
        <div className={chartSpace} />
      )}
    </div>
  )
}

/** Running weights of the current month by day, compared with the previous month. All charts have the same scale. */
export function DaysCard({
  ranges,
  sides,
  isCompared,
}: {
  ranges: PeriodRanges
  sides: readonly Side[]
  isCompared: boolean
}) {
  const locale = useLocale()
  const charts = sides.map(side => ({ side, rows: rowsOf(side, ranges, isCompared) }))
  const high = highest(charts.flatMap(({ rows }) => rows))
  const earlier = monthOf(ranges.before.from)
  const names = {
    now: rangeInWords(ranges.now, locale),
    before: isCompared ? rangeInWords(ranges.before, locale) : null,
    rest:
      isCompared && ranges.before.to < earlier.to
        ? t('{days}, not compared', {
            days: rangeInWords({ from: daysLater(ranges.before.to, 1), to: earlier.to }, locale),
          })
        : null,
  }
  return (
    <Card title={t('Weight since the 1st')} actions={<DayLegend names={names} />}>
      <div className={css.sides}>
        {charts.map(({ side, rows }) => (
          <SideLines key={side.name} side={side} rows={rows} high={high} />
        ))}
      </div>
    </Card>
  )
}
