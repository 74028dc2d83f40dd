import { dayInWords, noonOf } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import type { Day } from '#domain/figures/periods.ts'
import { type FilterName, isRepeatable, movingPeriods } from '#domain/filters/conditions.ts'
import { rangeOfPeriod } from '#domain/filters/filter-period.ts'
import {
  factorNames,
  missingNames,
  movingPeriodNames,
  ownRecords,
  secondFactorNames,
  sideNames,
} from '#domain/filters/filter-words.ts'
import { typeNames } from '#domain/people/user-rules.ts'
import { families } from '#rules/families.ts'

export type FilterOption = { id: string; label: string; detail?: string }

const optionsIn = (names: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(names).map(([id, label]) => ({ id, label }))

const fixed: Readonly<Partial<Record<FilterName, readonly FilterOption[]>>> = {
  side: optionsIn(sideNames),
  family: families.map(id => ({ id, label: familyNames[id] })),
  without: optionsIn({ price: missingNames.price, factor: missingNames.factor }),
  recorded: [{ id: 'me', label: ownRecords }],
  type: optionsIn(typeNames),
  secondFactor: optionsIn(secondFactorNames),
  factor: optionsIn(factorNames),
}

function periods(today: Day, locale: string): FilterOption[] {
  return movingPeriods.map(id => {
    const { from, to } = rangeOfPeriod(id, today)
    const now = Date.parse(noonOf(today))
    const days = [...new Set([from, to])].map(day => dayInWords(noonOf(day), locale, now))
    return { id, label: movingPeriodNames[id], detail: days.join(' – ') }
  })
}

/** Returns the fixed values of a filter; undefined if its values are records or amounts. */
export const filterOptions = (name: FilterName, today: Day, locale: string): readonly FilterOption[] | undefined =>
  name === 'period' ? periods(today, locale) : fixed[name]

/** True if only one of several options can be set. */
export const isChoice = (name: FilterName, { length }: readonly FilterOption[]) => length > 1 && !isRepeatable(name)
