import { dayWithYear, noonOf, rangeInWords } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { typeNames } from '#domain/people/user-rules.ts'
import { t } from '#messages/message.ts'
import { families } from '#rules/families.ts'
import { userType } from '#schemas/user.ts'
import { boundsIn, type Condition, type FilterName, type MovingPeriod, movingPeriods } from './conditions.ts'
import { filterTitles } from './filter-titles.ts'

export const movingPeriodNames: Readonly<Record<MovingPeriod, string>> = {
  today: t('Today'),
  yesterday: t('Yesterday'),
  week: t('This week'),
  month: t('This month'),
  lastWeek: t('Last week'),
  lastMonth: t('Last month'),
  lastQuarter: t('Last quarter'),
  lastYear: t('Last year'),
}

export const missingNames = { factor: t('Without a factor'), price: t('Without a price') } as const
export const sideNames = { bought: t('Bought'), sold: t('Sold') } as const
export const ownRecords = t('Sold by me')
export const factorNames = { yes: t('With a factor'), no: t('Without a factor') } as const
export const secondFactorNames = { yes: t('Second factor set up'), no: t('Second factor not set up') } as const

/** Text of a chip: "This month", or a label with a value: "Material: Copper wire". */
export type ChipWords = { label: string | null; value: string }

function periodWords(value: string, locale: string): string {
  const moving = movingPeriods.find(period => period === value)
  if (moving) return movingPeriodNames[moving]
  const { from = '', to = '' } = boundsIn(value) ?? {}
  if (from === '') return t('Until {day}', { day: dayWithYear(noonOf(to), locale) })
  if (to === '') return t('From {day}', { day: dayWithYear(noonOf(from), locale) })
  return rangeInWords({ from, to }, locale)
}

function amountWords(value: string, format: (amount: number) => string): string {
  const { from = '', to = '' } = boundsIn(value) ?? {}
  if (from === '') return t('up to {amount}', { amount: format(Number(to)) })
  if (to === '') return t('from {amount}', { amount: format(Number(from)) })
  return t('{first} to {last}', { first: format(Number(from)), last: format(Number(to)) })
}

/** Texts of values that identify no record. */
const valueWords: Readonly<Partial<Record<FilterName, (value: string, locale: string) => string>>> = {
  period: periodWords,
  side: value => (value === 'sold' ? sideNames.sold : sideNames.bought),
  family: value => familyNames[families.find(family => family === value) ?? 'other'],
  recorded: () => ownRecords,
  without: value => (value === 'price' ? missingNames.price : missingNames.factor),
  weight: (value, locale) => amountWords(value, kg => formatWeight(kg, locale)),
  value: (value, locale) => amountWords(value, rand => formatMoney(rand, locale)),
  type: value => typeNames[userType.safeParse(value).data ?? 'business'],
  secondFactor: value => (value === 'yes' ? secondFactorNames.yes : secondFactorNames.no),
  factor: value => (value === 'yes' ? factorNames.yes : factorNames.no),
}

/** Filters with a value that is unclear without the name of the filter. */
const labelled: ReadonlySet<FilterName> = new Set(['buyer', 'seller', 'material', 'role', 'weight', 'value', 'type'])

/** Returns the text of a filter. `record` is the name of the record that the value identifies; null until it is known. */
export function chipWords({ name, value }: Condition, record: string | null, locale: string): ChipWords {
  return {
    label: labelled.has(name) ? filterTitles[name] : null,
    value: valueWords[name]?.(value, locale) ?? record ?? '…',
  }
}
