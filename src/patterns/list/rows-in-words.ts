import { formatNumber } from '#domain/figures/numbers.ts'
import type { ListDefinition } from './list-definition.ts'

/** "2 400 transactions" */
export const rowsInWords = (count: number, { one, many }: ListDefinition<never>['noun'], locale: string) =>
  `${formatNumber(count, locale, { min: 0 })} ${count === 1 ? one : many}`
