import { useEnvironment, useUser } from '#actors/environment.tsx'
import type { DayRange } from '#domain/figures/periods.ts'
import { localTimeZone } from '#domain/figures/time-zones.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import type { StatementAbout } from '#schemas/statement.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { computeStatement } from './compute-statement.ts'
import { StatementSheet } from './statement-sheet.tsx'

const nothing = {
  business: t('This business bought nothing in this period. Choose another period.'),
  collector: t('This period has no collections. Choose another period.'),
} as const

/** Computes and renders a statement from fully loaded trades. Reads its props once, on mount. */
export function ComputedStatement({
  about,
  days,
  trades,
  unreadable,
  readAt,
  isOwnList,
}: {
  about: StatementAbout
  days: DayRange
  trades: () => Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
  /** Time of the trades in epoch ms. */
  readAt: number
  isOwnList: boolean
}) {
  const { now } = useEnvironment()
  const user = useUser()
  const make = (signal: AbortSignal) => {
    const made = {
      at: new Date(now()).toISOString(),
      by: user.name,
      recordsAt: new Date(readAt).toISOString(),
    }
    return computeStatement(
      {
        trades: trades(),
        unreadable,
        facts: { about, period: { ...days, timeZone: localTimeZone() }, made },
        isOwnList,
      },
      signal,
    )
  }
  return (
    <LoadedPart label={t('Creating statement')} load={make}>
      {({ statement, records }) =>
        statement.trades.count === 0 ? (
          <Card>
            <EmptyState icon="transactions" title={t('No trades in this period')}>
              {nothing[about.kind]}
            </EmptyState>
          </Card>
        ) : (
          <StatementSheet statement={statement} records={records} />
        )
      }
    </LoadedPart>
  )
}
