import { useMemo } from 'react'
import { useUser } from '#actors/environment.tsx'
import { mostAvoided } from '#domain/carbon/month-sums.ts'
import type { TradeSums } from '#domain/carbon/trade-sums.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import { boundsText, type Condition, writeConditions } from '#domain/filters/conditions.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { t } from '#messages/message.ts'

type HrefOf = (name: 'material' | 'buyer', value: string | null) => string | null

const rankedMaterials = (now: TradeSums | null, hrefOf: HrefOf) =>
  mostAvoided(now?.byMaterial ?? [], ({ name, gwCode }) => JSON.stringify([name, gwCode])).map(group => ({
    id: JSON.stringify([group.name, group.gwCode]),
    name: group.name ?? t('Without a name'),
    hue: familyOf(group.gwCode),
    sums: group.sums,
    href: hrefOf('material', group.name),
  }))

const rankedBusinesses = (now: TradeSums | null, hrefOf: HrefOf) =>
  mostAvoided(now?.byBusiness ?? [], ({ id }) => id ?? '').map(({ id, name, sums }) => ({
    id: id ?? '',
    name: name ?? t('Unknown business'),
    sums,
    href: hrefOf('buyer', id),
  }))

/**
 * Returns the materials and businesses with the most avoided CO₂e. Each links to its records of the period in the list
 * at the path `list`, unless that is null. CO₂e comes from purchases, so the links of a business lead to its purchases.
 */
export function useRankedGroups(now: TradeSums | null, list: string | null, { from, to }: DayRange) {
  const user = useUser()
  const ownId = user.type === 'business' ? ownBusinessId(user) : null
  return useMemo(() => {
    const period: Condition = { name: 'period', value: boundsText({ from, to }) }
    const own: Condition[] = ownId === null ? [] : [{ name: 'buyer', value: ownId }]
    const hrefOf: HrefOf = (name, value) =>
      list === null || value === null ? null : `${list}?${writeConditions([period, ...own, { name, value }]) ?? ''}`
    return { materials: rankedMaterials(now, hrefOf), businesses: rankedBusinesses(now, hrefOf) }
  }, [now, list, from, to, ownId])
}
