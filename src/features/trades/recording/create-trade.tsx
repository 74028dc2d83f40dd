import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { HeldLoad } from '#actors/drafts/held-loads.ts'
import { useEnvironment, usePreference, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { AfterRecording } from '#domain/preferences.ts'
import { copyOf, correctionOf } from '#domain/trades/trade-copy.ts'
import { useRecentTrades } from '#features/trades/lines/use-recent-trades.ts'
import { LinesCard } from '#features/trades/lines-card.tsx'
import { loadTrade } from '#features/trades/load-trade.ts'
import { LastTrades } from '#features/trades/totals/last-trades.tsx'
import { LinesTotalsCard, TotalsBar } from '#features/trades/totals/trade-totals-card.tsx'
import { useIsSale } from '#features/trades/totals/use-is-sale.ts'
import { TradeFields } from '#features/trades/trade-fields.tsx'
import { type TradeFormConfig, useTradeKind } from '#features/trades/trade-form-config.ts'
import { useLinesOf, useTradeForm } from '#features/trades/use-trade-form.ts'
import { HoldLoad } from '#features/trades/yard/hold-load.tsx'
import { LoadName } from '#features/trades/yard/load-name.tsx'
import { YardOffer } from '#features/trades/yard/yard-offer.tsx'
import type { Draft } from '#machines/draft/draft.types.ts'
import { isUnsaved } from '#machines/form/form.selectors.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { CreateForm } from '#patterns/record/create-record.tsx'
import { LoadingRecord } from '#patterns/record/loaded-record.tsx'
import { newTitle } from '#patterns/record/record-words.ts'
import { readCopied, readEntryId, readLoadId } from '#routing/copy-search.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import { DuplicateWarning } from './duplicate-warning.tsx'
import { type JustRecorded, JustRecordedStrip } from './just-recorded.tsx'
import { RecordButton } from './record-button.tsx'
import { SaveOnDevice, useSaveLabel } from './save-on-device.tsx'
import { unsentEntry } from './unsent-entry.ts'

type First = {
  /** Initial values of the first form. */
  copied?: Draft | null
  /** Unsent record that the first form corrects. */
  entry?: OutboxEntry | null
  /** Held load that the first form continues. */
  loadId?: string | null
}

type Current = { count: number; last: JustRecorded | null; loadId: string | null }

/** Records one or more trades, each in a new form. */
function CreateTrade({
  config,
  copied = null,
  entry = null,
  loadId: firstId = null,
}: First & { config: TradeFormConfig }) {
  const [afterwards, onChoose] = usePreference('afterRecording')
  const [{ count, last, loadId }, setCurrent] = useState<Current>({ count: 0, last: null, loadId: firstId })
  const [path, navigate] = useLocation()
  const [next, setNext] = useState<Partial<Current> | null>(null)
  const search = useSearch()
  const isFirst = count === 0
  // Waits until the screen has its new address, because the look-ups of a form start with the terms in the address.
  if (next && search === '') {
    setNext(null)
    setCurrent({ last: null, loadId: null, ...next, count: count + 1 })
  }
  useEffect(() => {
    // The next form begins at its first field, also on phones.
    if (count > 0) document.documentElement.scrollTop = 0
  }, [count])
  const begin = (following: Partial<Current>) => {
    navigate(path, { replace: true })
    setNext(following)
  }
  return (
    <NewTrade
      key={count}
      config={last ? configAfter(last, config) : config}
      copied={isFirst ? copied : null}
      entry={isFirst ? entry : null}
      {...{ last, loadId, afterwards, onChoose }}
      onNext={begin}
    />
  )
}

/** Returns a config that preselects the seller of the trade just recorded. */
const configAfter = ({ values: { seller } }: JustRecorded, config: TradeFormConfig): TradeFormConfig => ({
  ...config,
  defaultSeller: () => seller,
})

/** Form for one new trade. Its lines are unsaved until the trade is saved. `onNext` opens another form. */
function NewTrade({
  config,
  last,
  copied,
  entry,
  loadId,
  afterwards,
  onChoose,
  onNext,
}: Required<First> & {
  config: TradeFormConfig
  last: JustRecorded | null
  afterwards: AfterRecording
  onChoose: (afterwards: AfterRecording) => void
  onNext: (next: Partial<Current>) => void
}) {
  const kind = useTradeKind(config)
  const form = useTradeForm(kind, null, { copied, entry, loadId: entry ? undefined : loadId })
  const label = useSaveLabel(entry)
  const [path] = useLocation()
  const isEmpty = copied === null && entry === null && loadId === null
  const lines = useLinesOf(form.actor)
  const isSale = useIsSale(kind.resource, form.record)
  const { trades, past } = useRecentTrades({
    calls: useApi()[kind.resource],
    id: null,
    may: may(useUser(), `${kind.resource}.view`),
    record: form.record,
  })
  const openLoad = ({ id }: Pick<HeldLoad, 'id'>) => {
    form.actor.getSnapshot().context.draft?.send({ type: 'load.hold' })
    if (!isUnsaved(form.actor.getSnapshot(), 'going')) onNext({ loadId: id })
  }
  const noLines = useSelector(form.record, snapshot => snapshot.context.errors['materials'] ?? '')
  return (
    <CreateForm
      kind={kind}
      form={form}
      renderSubmit={isPending => (
        <>
          <SaveOnDevice form={form} />
          {entry ? null : <HoldLoad {...{ form, lines, isPending }} onHeld={() => onNext({})} />}
          <RecordButton noun={kind.noun} {...{ label, afterwards, isPending, onChoose }} />
        </>
      )}
      goesOn={recorded => {
        if (afterwards === 'list') return false
        onNext({ last: recorded })
        return true
      }}
    >
      {({ record }) => ({
        notice: (
          <>
            {last ? <JustRecordedStrip kind={kind} recorded={last} /> : null}
            {isEmpty ? <YardOffer path={path} onOpen={openLoad} /> : null}
          </>
        ),
        fields: <TradeFields kind={kind} record={record} startsInBuyer={isEmpty} />,
        extraFields: (
          <>
            <LinesCard lines={lines} past={past} fixedDecimals={kind.fixedDecimalsOnCreate} errorMessage={noLines} />
            <DuplicateWarning record={record} lines={lines} trades={trades} />
          </>
        ),
        sidebar: (
          <LinesTotalsCard {...{ lines, isSale }}>
            <LastTrades trades={trades} record={form.record} />
            {entry ? null : <LoadName record={record} />}
          </LinesTotalsCard>
        ),
        figures: <TotalsBar lines={lines} />,
      })}
    </CreateForm>
  )
}

function Copy({ config, of }: { config: TradeFormConfig; of: Trade }) {
  return <CreateTrade config={config} copied={copyOf(of, config.mayKeepSeller(of, useUser()))} />
}

/**
 * Loads the trade to copy.
 * @throws Problem for the error screen or Not Found.
 */
function LoadedCopy({ config, id }: { config: TradeFormConfig; id: string }) {
  const api = useApi()
  const { value, problem } = useLoaded(signal => loadTrade(api, config.resource, id, signal))
  if (problem) throw problem
  if (value) return <Copy config={config} of={value} />
  return <LoadingRecord list={config.list} title={newTitle(config.noun)} />
}

/** Loads the unsent record to correct. */
function Correction({ config, id }: { config: TradeFormConfig; id: string }) {
  const environment = useEnvironment()
  const { value: entry, problem } = useLoaded(() => unsentEntry(environment, id))
  if (problem) throw problem
  if (entry) return <CreateTrade config={config} copied={correctionOf(entry)} entry={entry} />
  return <LoadingRecord list={config.list} title={newTitle(config.noun)} />
}

function CreateOrDuplicate({ config, answer }: { config: TradeFormConfig; answer: Trade | undefined }) {
  const search = useSearch()
  // Read only once, because look-ups change the query string later.
  const [id] = useState(() => readCopied(search))
  const [entryId] = useState(() => readEntryId(search))
  const [loadId] = useState(() => readLoadId(search))
  if (entryId !== null) return <Correction config={config} id={entryId} />
  if (id === null) return <CreateTrade config={config} loadId={loadId} />
  return answer?.id === id ? <Copy config={config} of={answer} /> : <LoadedCopy config={config} id={id} />
}

/** Returns the screen for a new trade: blank, or a copy of the trade in the URL. */
export const createTrade = (config: TradeFormConfig): Screen =>
  withScreenLoader(
    // `answer` is the result of the loader below: the trade to copy, or null.
    ({ answer }) => <CreateOrDuplicate config={config} answer={(answer ?? undefined) as Trade | undefined} />,
    async ({ api, search }, signal) => {
      const id = readCopied(search)
      return id === null ? null : loadTrade(api, config.resource, id, signal)
    },
  )
