import { useSelector } from '@xstate/react'
import { useUser } from '#actors/environment.tsx'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { isSaleOf, sidedBusinessId } from '#domain/trades/trade-side.ts'
import type { FormRecord } from '#machines/form/form.types.ts'

/** True while the form has another business as the buyer: the user's business sells. */
export function useIsSale(resource: string, record: FormRecord<TradeValues>): boolean {
  const businessId = sidedBusinessId(resource, useUser())
  return useSelector(
    record,
    ({ context: { values } }) => values.buyer !== null && isSaleOf(businessId, { buyer: values.buyer, seller: null }),
  )
}
