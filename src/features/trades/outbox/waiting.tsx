import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { countOf } from '#domain/figures/counts.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { describeTrade, tradeFacts } from '#domain/trades/trade-description.ts'
import { entryStateOf, needsSignIn, sendableCount } from '#machines/outbox/outbox.selectors.ts'
import { t } from '#messages/message.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import type { Screen } from '#patterns/loading/screen-loader.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { offlinePath } from '#routing/device-routes.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Column, GroupHead, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './outbox.css.ts'
import { OutboxBar } from './outbox-bar.tsx'
import { nouns, stateNote } from './outbox-words.ts'
import { StorageRoom } from './storage-room.tsx'
import { UnsentRow } from './unsent-row.tsx'
import { UnsentSlip } from './unsent-slip.tsx'

/** Number of rows that are shown, so that the first render takes less than 50 ms. */
const shownRows = 30

const columnCount = 6

function useEntryDeletion({ remove }: Pick<Outbox, 'remove'>) {
  return useDeletion<OutboxEntry>({
    noun: 'transaction',
    nameOf: ({ resource }) => (resource === 'transactions' ? t('Transaction') : t('Collection')),
    detailOf: ({ buyer }) => buyer.name,
    describe: entry => describeTrade(nouns[entry.resource])(entry),
    factsOf: (entry, locale) => `${tradeFacts(entry, locale)} ${t('This record is only on this device.')}`,
    remove: async ({ id }) => void (await remove(id)),
    onDone: () => undefined,
  })
}

function Sums({ entries }: { entries: readonly OutboxEntry[] }) {
  const locale = useLocale()
  const { weight, value } = totalsOf(entries.flatMap(({ lines }) => lines))
  return (
    <TableBody>
      <Row>
        <RowHead>{countOf(entries.length, 'record', locale)}</RowHead>
        <Cell label={t('Weight kg')} isNumeric>
          {formatNumber(weight, locale)}
        </Cell>
        <Cell label={t('Value R')} isNumeric>
          {moneyInColumn(value, locale)}
        </Cell>
        <Cell label="">{null}</Cell>
        <Cell label="">{null}</Cell>
        <Cell label="">{null}</Cell>
      </Row>
    </TableBody>
  )
}

/** Note about records that are not rendered yet. */
function More({ count }: { count: number }) {
  const locale = useLocale()
  if (count <= 0) return null
  return (
    <TableBody>
      <GroupHead columnCount={columnCount}>
        {t('{count, plural, one {# more record appears here later} other {# more records appear here later}}', {
          count,
          locale,
        })}
      </GroupHead>
    </TableBody>
  )
}

/** All unsent records of the user, with their states. */
export function UnsentRecords({ outbox }: { outbox: Pick<Outbox, 'actor' | 'remove'> }) {
  const locale = useLocale()
  const snapshot = useSelector(outbox.actor, current => current)
  const { entries } = snapshot.context
  const settings = offlinePath(useUser())
  const isUnavailable = snapshot.hasTag('unavailable')
  const isNothingToSend = sendableCount(snapshot) === 0 || snapshot.hasTag('offline') || needsSignIn(snapshot)
  const deletion = useEntryDeletion(outbox)
  // Stable, so that the memoised rows don't render again.
  const ask = useRef(deletion.ask)
  useLayoutEffect(() => {
    ask.current = deletion.ask
  })
  const [onDelete] = useState(() => (entry: OutboxEntry) => ask.current(entry))
  const [slipEntry, setSlipEntry] = useState<OutboxEntry | null>(null)
  const [repeated, setRepeated] = useState<OutboxEntry | null>(null)
  const [onSlip] = useState(() => (entry: OutboxEntry) => setSlipEntry(entry))
  return (
    <>
      <div className={slipEntry ? `${css.screen} ${screenOnly}` : css.screen}>
        <PageHeader
          title={t('Waiting to be sent')}
          subtitle={
            entries.length > 0 &&
            t('{count, plural, one {# record on this device} other {# records on this device, oldest first}}', {
              count: entries.length,
              locale,
            })
          }
          actions={
            <>
              {settings ? (
                <LinkButton variant="quiet" icon="device" href={settings}>
                  {t('Offline settings')}
                </LinkButton>
              ) : null}
              <Button
                variant="primary"
                icon={isUnavailable ? 'retry' : 'cloud-up'}
                isDisabled={isNothingToSend && !isUnavailable}
                isPending={snapshot.hasTag('sending')}
                onPress={() => outbox.actor.send({ type: 'send.request' })}
              >
                {isUnavailable ? t('Retry') : t('Send now')}
              </Button>
            </>
          }
        />
        <OutboxBar snapshot={snapshot} />
        <StorageRoom />
        {isUnavailable || snapshot.hasTag('opening') ? null : (
          <Card isFlush>
            {entries.length === 0 ? (
              <EmptyState icon="cloud-up" title={t('No records waiting')}>
                {t('Records that you save without a connection appear here until they are sent.')}
              </EmptyState>
            ) : (
              <Table label={t('Waiting to be sent')} hasSecondLines>
                <TableHead>
                  <Column>{t('Record')}</Column>
                  <Column unit="kg">{t('Weight')}</Column>
                  <Column unit="R">{t('Value')}</Column>
                  <Column>{t('Recorded')}</Column>
                  <Column>{t('State')}</Column>
                  <NoColumn />
                </TableHead>
                <TableBody>
                  {entries.slice(0, shownRows).map(entry => (
                    <UnsentRow
                      key={entry.id}
                      entry={entry}
                      state={entryStateOf(snapshot, entry)}
                      note={stateNote(snapshot, entry, locale)}
                      onSlip={onSlip}
                      onDelete={onDelete}
                      onSendAnyway={setRepeated}
                    />
                  ))}
                </TableBody>
                <More count={entries.length - shownRows} />
                <Sums entries={entries} />
              </Table>
            )}
          </Card>
        )}
        {deletion.dialog}
        <ConfirmDialog
          isOpen={repeated !== null}
          title={t('Send anyway?')}
          labels={{ confirm: t('Send anyway') }}
          onConfirm={() => {
            if (repeated) outbox.actor.send({ type: 'entry.sendAnyway', id: repeated.id })
            setRepeated(null)
          }}
          onCancel={() => setRepeated(null)}
        >
          {t('The server might have this record already. If you send it again, it might exist twice.')}
        </ConfirmDialog>
      </div>
      {slipEntry ? <UnsentSlip entry={slipEntry} onClose={() => setSlipEntry(null)} /> : null}
    </>
  )
}

/** `/business/waiting`, `/admin/waiting`: records that are stored on this device until they are sent. */
export const Waiting: Screen = () => {
  const environment = useEnvironment()
  const { value: outbox, problem } = useLoaded(() => outboxOf(environment))
  if (problem) throw problem
  return outbox ? <UnsentRecords outbox={outbox} /> : <PageHeader title={t('Waiting to be sent')} />
}
