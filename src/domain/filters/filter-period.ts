import { type Day, type DayRange, daysLater, mondayOf, monthOf, rangesOf } from '#domain/figures/periods.ts'
import { boundsIn, type MovingPeriod } from './conditions.ts'

const firstDay = '0001-01-01'
const lastDay = '9999-12-31'

const moving: Readonly<Record<MovingPeriod, (today: Day) => DayRange>> = {
  today: today => ({ from: today, to: today }),
  yesterday: today => ({ from: daysLater(today, -1), to: daysLater(today, -1) }),
  week: today => ({ from: mondayOf(today), to: today }),
  month: today => ({ from: monthOf(today).from, to: today }),
  lastWeek: today => rangesOf({ kind: 'lastWeek' }, today).now,
  lastMonth: today => rangesOf({ kind: 'lastMonth' }, today).now,
  lastQuarter: today => rangesOf({ kind: 'lastQuarter' }, today).now,
  lastYear: today => rangesOf({ kind: 'lastYear' }, today).now,
}

/** Returns the days of a period filter: "month" or "2026-11-01..". Moving periods end today or before. */
export function rangeOfPeriod(value: string, today: Day): DayRange {
  if (Object.hasOwn(moving, value)) return moving[value as MovingPeriod](today)
  const { from = '', to = '' } = boundsIn(value) ?? {}
  return { from: from || firstDay, to: to || lastDay }
}
