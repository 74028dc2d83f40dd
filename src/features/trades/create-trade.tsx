import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { keptAfterwards, keptRecordingMachine } from '#actors/recording.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { may } from '#domain/permissions/permissions.ts'
import { copyOf } from '#domain/trades/trade-copy.ts'
import { useRecentTrades } from '#features/trades/lines/use-recent-trades.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import type { RecordingActor } from '#machines/recording/recording.selectors.ts'
import type { JustRecorded } from '#machines/recording/recording.types.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { type Screen, withFirstCall } from '#patterns/loading/first-call.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { CreateForm } from '#patterns/record/create-record.tsx'
import { LoadingRecord } from '#patterns/record/loaded-record.tsx'
import { readCopied } from '#routing/copy-search.ts'
import type { Trade } from '#schemas/trade.ts'
import { JustRecordedStrip } from './just-recorded.tsx'
import { LinesCard } from './lines-card.tsx'
import { LoadInBrief } from './load-in-brief.tsx'
import { loadTrade } from './load-trade.ts'
import { RecordButton } from './record-button.tsx'
import { SameLoad } from './same-load.tsx'
import { TradeFields } from './trade-fields.tsx'
import { type TradeFacts, useTradeKind } from './trade-kind.ts'
import { LoadCard } from './trade-totals-card.tsx'
import { useLinesOf, useTradeForm } from './use-trade-form.ts'

/** Records new trades, one after another where that is chosen: each has a form of its own. `copied` is what the first begins with. */
function CreateTrade({ facts, copied = null }: { facts: TradeFacts; copied?: Draft | null }) {
  const [afterwards] = useState(keptAfterwards)
  const recording = useMadeActor(keptRecordingMachine, { input: { afterwards } })
  const { count, last } = useSelector(recording, snapshot => snapshot.context)
  return (
    <NewTrade
      key={count}
      facts={last ? startingFrom(last, facts) : facts}
      {...{ recording, last }}
      copied={last ? null : copied}
    />
  )
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
  copied,
}: {
  facts: TradeFacts
  recording: RecordingActor
  last: JustRecorded | null
  copied: Draft | null
}) {
  const kind = useTradeKind(facts)
  const form = useTradeForm(kind, null)
  const lines = useLinesOf(form.actor)
  const { trades, past } = useRecentTrades(kind.calls(useApi()), null, may(useUser(), `${kind.resource}.view`))
  const noLines = useSelector(form.record, snapshot => snapshot.context.errors['materials'] ?? '')
  return (
    <CreateForm
      kind={kind}
      form={form}
      notice={last ? <JustRecordedStrip kind={kind} recorded={last} /> : null}
      copied={copied}
      aside={<LoadCard lines={lines} />}
      figures={<LoadInBrief lines={lines} />}
      more={
        <>
          <LinesCard lines={lines} past={past} fixedDecimals={kind.fixedDecimalsOnCreate} errorMessage={noLines} />
          <SameLoad record={form.record} lines={lines} trades={trades} />
        </>
      }
      renderSubmit={isPending => <RecordButton noun={kind.noun} {...{ recording, isPending }} />}
      goesOn={recorded => {
        recording.send({ type: 'trade.recorded', recorded })
        return !recording.getSnapshot().hasTag('over')
      }}
    >
      {record => <TradeFields kind={kind} record={record} startsInBuyer={copied === null} />}
    </CreateForm>
  )
}

/** A new trade that begins with what another one has. */
function Copy({ facts, of }: { facts: TradeFacts; of: Trade }) {
  return <CreateTrade facts={facts} copied={copyOf(of, facts.mayKeepSeller(of, useUser()))} />
}

/**
 * A new trade that begins with what another one has, which is loaded first.
 * @throws Problem when that failed, for the error screen; of kind `notFound` for Not Found.
 */
function LoadedCopy({ facts, id }: { facts: TradeFacts; id: string }) {
  const api = useApi()
  const { value, problem } = useLoaded(signal => loadTrade(api, facts.resource, id, signal))
  if (problem) throw problem
  if (value) return <Copy facts={facts} of={value} />
  return <LoadingRecord list={facts.list} step="New" title={`New ${facts.noun}`} />
}

function CreateOrCopy({ facts, answer }: { facts: TradeFacts; answer: Trade | undefined }) {
  const search = useSearch()
  // What is looked up later stands in the same search.
  const [id] = useState(() => readCopied(search))
  if (id === null) return <CreateTrade facts={facts} />
  return answer?.id === id ? <Copy facts={facts} of={answer} /> : <LoadedCopy facts={facts} id={id} />
}

/** The screen that records the trades of one form, blank or as a copy of the one that its address names. */
export const createTrade = (facts: TradeFacts): Screen =>
  withFirstCall(
    // The answer is that of the call below.
    ({ answer }) => <CreateOrCopy facts={facts} answer={(answer ?? undefined) as Trade | undefined} />,
    async ({ api, search }, signal) => {
      const id = readCopied(search)
      return id === null ? null : loadTrade(api, facts.resource, id, signal)
    },
  )
