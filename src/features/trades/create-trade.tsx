import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { keptAfterwards, keptRecordingMachine } from '#actors/recording.actor.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import type { RecordingActor } from '#machines/recording/recording.selectors.ts'
import type { JustRecorded } from '#machines/recording/recording.types.ts'
import { CreateForm } from '#patterns/record/create-record.tsx'
import { JustRecordedStrip } from './just-recorded.tsx'
import { LinesCard } from './lines-card.tsx'
import { RecordButton } from './record-button.tsx'
import { TradeFields } from './trade-fields.tsx'
import { type TradeFacts, useTradeKind } from './trade-kind.ts'
import { LoadCard } from './trade-totals-card.tsx'
import { useLinesOf, useTradeForm } from './use-trade-form.ts'

/** Records new trades, one after another where that is chosen: each has a form of its own. */
export function CreateTrade({ facts }: { facts: TradeFacts }) {
  const [afterwards] = useState(keptAfterwards)
  const recording = useMadeActor(keptRecordingMachine, { input: { afterwards } })
  const { count, last } = useSelector(recording, snapshot => snapshot.context)
  return <NewTrade key={count} facts={last ? startingFrom(last, facts) : facts} {...{ recording, last }} />
}

/** What the next trade begins with of the one before: its seller. */
const startingFrom = ({ values: { seller } }: JustRecorded, facts: TradeFacts): TradeFacts => ({
  ...facts,
  defaultSeller: () => seller,
})

/** Records one new trade: its lines are drafts until it is saved as a whole. */
function NewTrade({
  facts,
  recording,
  last,
}: {
  facts: TradeFacts
  recording: RecordingActor
  last: JustRecorded | null
}) {
  const kind = useTradeKind(facts)
  const form = useTradeForm(kind, null)
  const lines = useLinesOf(form.actor)
  const noLines = useSelector(form.record, snapshot => snapshot.context.errors['materials'] ?? '')
  return (
    <CreateForm
      kind={kind}
      form={form}
      notice={last ? <JustRecordedStrip kind={kind} recorded={last} /> : null}
      aside={<LoadCard lines={lines} />}
      more={<LinesCard lines={lines} fixedDecimals={kind.fixedDecimalsOnCreate} errorMessage={noLines} />}
      renderSubmit={isPending => <RecordButton noun={kind.noun} {...{ recording, isPending }} />}
      goesOn={recorded => {
        recording.send({ type: 'trade.recorded', recorded })
        return !recording.getSnapshot().hasTag('over')
      }}
    >
      {record => <TradeFields kind={kind} record={record} />}
    </CreateForm>
  )
}
