import { useSelector } from '@xstate/react'
import { CreateForm } from '#patterns/record/create-record.tsx'
import { LinesCard } from './lines-card.tsx'
import { TradeFields } from './trade-fields.tsx'
import { type TradeFacts, useTradeKind } from './trade-kind.ts'
import { LoadCard } from './trade-totals-card.tsx'
import { useLinesOf, useTradeForm } from './use-trade-form.ts'

/** Records a new trade: its lines are drafts until it is saved as a whole. */
export function CreateTrade({ facts }: { facts: TradeFacts }) {
  const kind = useTradeKind(facts)
  const form = useTradeForm(kind, null)
  const lines = useLinesOf(form.actor)
  const noLines = useSelector(form.record, snapshot => snapshot.context.errors['materials'] ?? '')
  return (
    <CreateForm
      kind={kind}
      form={form}
      aside={<LoadCard lines={lines} />}
      more={<LinesCard lines={lines} fixedDecimals={kind.fixedDecimalsOnCreate} errorMessage={noLines} />}
    >
      {record => <TradeFields kind={kind} record={record} />}
    </CreateForm>
  )
}
