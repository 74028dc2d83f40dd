import { exact } from '#domain/carbon/carbon.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { localDay } from '#domain/figures/periods.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import { boundsIn } from './conditions.ts'
import { rangeOfPeriod } from './filter-period.ts'
import type { FilterMaterial, FilterTest, FilterTests } from './matching.ts'

const isOf =
  ({ name, gwCode }: FilterMaterial) =>
  ({ material }: Line) =>
    material.name === name && (gwCode === undefined || material.gwCode === gwCode)

/** Compares exact sums, so that 0.1 + 0.2 is not above 0.3. */
const isWithin =
  (amount: 'weight' | 'value'): FilterTest<Trade> =>
  value => {
    const { from = '', to = '' } = boundsIn(value) ?? {}
    const least = from === '' ? null : exact(Number(from))
    const most = to === '' ? null : exact(Number(to))
    return trade => {
      const sum = exact(sumsOfTrade(trade)[amount])
      return (least === null || sum.gte(least)) && (most === null || sum.lte(most))
    }
  }

/** True if a line has no price. The API requires a value, so users enter 0. */
const isUnpriced = ({ value }: Line) => value === 0

/**
 * Filters of transactions and collections. Material, family and `without` (a factor or a price) must all match the same
 * line, as in material-flow reports. Weight (kg) and value (rand) are sums of all lines; bounds are inclusive.
 */
export const tradeTests: FilterTests<Trade> = {
  lines: {
    of: ({ materials }) => materials,
    tests: {
      material: (_, { material }) => (material ? isOf(material) : () => false),
      family:
        value =>
        ({ material }) =>
          familyOf(material.gwCode) === value,
      without: value => (value === 'factor' ? ({ material }) => material.carbonFactor === null : isUnpriced),
    },
  },
  rows: {
    period: (value, { today }) => {
      const { from, to } = rangeOfPeriod(value, today)
      return ({ createdAt }) => {
        const day = localDay(createdAt)
        return day >= from && day <= to
      }
    },
    side: (value, { businessId }) =>
      businessId === null ? () => false : trade => sideOf(trade, { id: businessId, sellerIds: null }) === value,
    buyer:
      value =>
      ({ buyer }) =>
        buyer?.id === value,
    seller:
      value =>
      ({ seller }) =>
        seller?.id === value,
    // No server reports who recorded a trade, so the seller represents the user.
    recorded:
      (_, { userId }) =>
      ({ seller }) =>
        seller?.id === userId,
    weight: isWithin('weight'),
    value: isWithin('value'),
  },
}
