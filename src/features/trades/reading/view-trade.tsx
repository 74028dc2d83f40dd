import { useSelector } from '@xstate/react'
import { useLocale, usePreference, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { useEndedWork } from '#actors/use-background-work.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { tradeName } from '#domain/trades/trade-name.ts'
import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { isSaleOf, sidedBusinessId } from '#domain/trades/trade-side.ts'
import { CopiedNumber } from '#features/trades/copied-number.tsx'
import { LinesForbidden } from '#features/trades/line-reasons.tsx'
import { TotalsCard } from '#features/trades/totals/trade-totals-card.tsx'
import { t } from '#messages/message.ts'
import { useListLocation } from '#patterns/list/list-location-storage.ts'
import type { Screen } from '#patterns/loading/screen-loader.ts'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { LoadedRecord } from '#patterns/record/loaded-record.tsx'
import { viewTitle } from '#patterns/record/record-words.ts'
import { type RecordScreenProps, screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { copyPath } from '#routing/copy-search.ts'
import { createRouteOf, editRouteOf, titleOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { loadDetails, noTradeDetails } from './party-details.ts'
import { PrintedSlip, PrintSlip, usePrintOnArrival } from './printed-slip.tsx'
import { ShareSlip } from './share-slip.tsx'
import { type ReadValues, readTrade, type TradeViewConfig, useTradeReading } from './use-trade-reading.ts'
import * as css from './view-trade.css.ts'
import { ViewedLines } from './viewed-lines.tsx'
import { stampsInWords, ViewedParties } from './viewed-parties.tsx'

type ListAsLeft = { title: string; path: string }

function RecordActions({
  config: { list, resource },
  id,
  isReadable,
}: {
  config: TradeViewConfig
  id: string
  isReadable: boolean
}) {
  const user = useUser()
  const [create, edit] = [createRouteOf(list), editRouteOf(list)]
  return (
    <>
      {isReadable && create && mayOpen(user, create) ? (
        <LinkButton icon="copy" href={copyPath(create, id)}>
          {t('Duplicate')}
        </LinkButton>
      ) : null}
      {edit && mayOpen(user, edit, id) && mayWorkOn(user, resource) ? (
        <LinkButton variant="primary" icon="pencil" href={pathTo(edit, { id })}>
          {t('Edit')}
        </LinkButton>
      ) : null}
    </>
  )
}

type ViewedProps = { config: TradeViewConfig; list: ListAsLeft; trade: Trade; readAt: number }

function Viewed({ config, list, trade, readAt }: ViewedProps) {
  const locale = useLocale()
  const api = useApi()
  const user = useUser()
  const [size, setSize] = usePreference('slipSize')
  const loaded = useLoaded(signal => loadDetails(api, user, trade, signal))
  const details = loaded.value ?? noTradeDetails
  const { id, buyer, createdAt, materials, unreadableLines } = trade
  // Lines in the response are shown even if the user seems to lack the view permission: the server decides.
  const lacksLines =
    materials.length > 0 || unreadableLines ? null : lacking(user, `${config.resource}.materials`, 'view')
  const totals = totalsOf(materials)
  const isSale = isSaleOf(sidedBusinessId(config.resource, user), trade)
  const showsLines = lacksLines === null
  // A slip or a copy without the unreadable lines would be incomplete.
  const isReadable = showsLines && !unreadableLines
  usePrintOnArrival({ isReadable, isReady: (loaded.value ?? loaded.problem) !== null })
  return (
    <>
      <div className={css.screen}>
        <PageHeader
          trail={[{ label: list.title, href: list.path }]}
          title={tradeName(buyer, createdAt, locale)}
          subtitle={<CopiedNumber id={id} />}
          actions={
            <>
              {isReadable ? (
                <>
                  <PrintSlip size={size} onSize={setSize} />
                  <ShareSlip {...{ trade, totals, details, readAt }} />
                </>
              ) : null}
              <RecordActions config={config} id={id} isReadable={isReadable} />
            </>
          }
        />
        <div className={css.columns}>
          <div className={css.main}>
            <ViewedParties trade={trade} details={details} />
            <UnreadableNote rows={unreadableLines} noun="line" missingFrom="totals" />
            {lacksLines === null ? (
              <ViewedLines lines={materials} {...{ totals, isSale }} />
            ) : (
              <LinesForbidden noun={config.noun} lacks={lacksLines} />
            )}
            <p className={css.stamps}>{stampsInWords(trade, locale)}</p>
          </div>
          {showsLines ? (
            <div className={css.sidebar}>
              <TotalsCard {...{ totals, isSale }} isRecorded />
            </div>
          ) : null}
        </div>
      </div>
      {isReadable ? <PrintedSlip size={size} {...{ trade, totals, details, readAt }} /> : null}
    </>
  )
}

/**
 * A saved trade, read-only.
 * @throws Problem for the error screen; of kind `notFound` for Not Found.
 */
function ViewTrade({ config, id, loaded }: RecordScreenProps<ReadValues> & { config: TradeViewConfig }) {
  const record = useTradeReading(config, id, loaded)
  const list = useListLocation({ title: titleOf(config.list), path: pathTo(config.list) })
  const { trade, readAt } = useSelector(record, ({ context }) => context.values)
  return (
    <LoadedRecord record={record} list={list} title={viewTitle(config.noun)}>
      {() => (trade ? <Viewed config={config} list={list} {...{ trade, readAt }} /> : null)}
    </LoadedRecord>
  )
}

/** Reloads the trade when pending saves of the edit form end. */
function CurrentTrade({ config, id, loaded }: RecordScreenProps<ReadValues> & { config: TradeViewConfig }) {
  const count = useEndedWork(id)
  return <ViewTrade key={count} config={config} id={id} loaded={count === 0 ? loaded : undefined} />
}

export const viewOf = (config: TradeViewConfig): Screen =>
  screenOfRecord<ReadValues>(
    props => <CurrentTrade config={config} {...props} />,
    ({ now }) => ({ load: (api, id, signal) => readTrade(config, { api, now }, id, signal) }),
  )
