import { useSelector } from '@xstate/react'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { findDuplicate } from '#domain/trades/material-statistics.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import * as css from '#features/trades/trade-form.css.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { type LinesActor, typedLines } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'

/** Warns that a recent trade has the same parties and materials. The user can still record the new trade. */
export function DuplicateWarning({
  record,
  lines,
  trades,
}: {
  record: FormRecord<TradeValues>
  lines: LinesActor
  trades: readonly Trade[]
}) {
  const { serverNow } = useEnvironment()
  const locale = useLocale()
  const buyerId = useSelector(record, ({ context }) => context.values.buyer?.id ?? '')
  const sellerId = useSelector(record, ({ context }) => context.values.seller?.id ?? '')
  const minutes = useSelector(lines, snapshot => {
    const materials = typedLines(snapshot).map(line => ({
      name: 'material' in line ? line.material.name : null,
      weight: line.weight,
    }))
    const now = serverNow()
    const same = findDuplicate(trades, { buyerId, sellerId, materials }, now)
    return same ? Math.max(1, Math.round((now - Date.parse(same.createdAt)) / 60_000)) : null
  })
  return (
    <output className={css.hint}>
      {minutes === null
        ? ''
        : t(
            '{minutes, plural, one {The same load was recorded a minute ago: the same buyer, seller, materials and weights.} other {The same load was recorded # minutes ago: the same buyer, seller, materials and weights.}}',
            { minutes, locale },
          )}
    </output>
  )
}
