import type { DecimalText } from '#domain/figures/numbers.ts'
import { type DayRange, daysIn } from '#domain/figures/periods.ts'
import { exact, exactText } from './carbon.ts'
import type { SumsByDay } from './sums-by-day.ts'

/** Returns the weight in kg from the first day of a range up to each of its days. */
export function weightsSince(days: SumsByDay['days'], range: DayRange): DecimalText[] {
  let sum = exact(0)
  return daysIn(range).map(day => {
    sum = sum.plus(exact(days.get(day)?.all.weight))
    return exactText(sum)
  })
}
