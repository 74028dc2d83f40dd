import { useState } from 'react'
import { deleteLoad, type HeldLoad, useClosedLoads, useHeldLoads } from '#actors/drafts/held-loads.ts'
import { useLocale, useUser } from '#actors/environment.tsx'
import { loadFactsOf } from '#domain/trades/held-load.ts'
import { inBrief } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { Screen } from '#patterns/loading/screen-loader.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Column, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { LoadRow } from './load-row.tsx'

/** Deletes held loads, each after a confirmation. */
function useLoadDeletion() {
  const locale = useLocale()
  const [asked, setAsked] = useState<HeldLoad | null>(null)
  const [isOpen, setOpen] = useState(false)
  const name = asked ? inBrief(loadFactsOf(asked.draft, locale).name) : ''
  const remove = async (load: HeldLoad) => {
    const isDeleted = await deleteLoad(load)
    toast(
      isDeleted
        ? { kind: 'success', title: t('{name} deleted', { name }) }
        : { kind: 'error', title: t('Load not deleted'), description: t('It is open in another tab.') },
    )
  }
  return {
    ask: (load: HeldLoad) => {
      setAsked(load)
      setOpen(true)
    },
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('Delete this load?')}
        labels={{ confirm: t('Delete load') }}
        onConfirm={() => {
          setOpen(false)
          if (asked) void remove(asked)
        }}
        onCancel={() => setOpen(false)}
      >
        {t('{name} is only on this device. You cannot undo this.', { name })}
      </ConfirmDialog>
    ),
  }
}

/** `/business/yard`, `/admin/yard`: loads that the user has begun on this device, oldest first. */
export const Yard: Screen = () => {
  const locale = useLocale()
  const user = useUser()
  const loads = useHeldLoads()
  const closed = useClosedLoads(loads)
  const deletion = useLoadDeletion()
  const rescue = useFocusRescue({
    items: 'tbody tr',
    next: ({ nearest }) => nearest?.querySelector('a') ?? document.querySelector<HTMLElement>('h1'),
  })
  const create = user.type === 'system' ? 'adminTransactions.create' : 'businessTransactions.create'
  const begin = mayOpen(user, create) ? (
    <LinkButton variant="primary" icon="plus" href={pathTo(create)}>
      {t('New transaction')}
    </LinkButton>
  ) : null
  return (
    <>
      <PageHeader
        title={t('On the yard')}
        subtitle={
          loads.length > 0 &&
          t('{count, plural, one {# load on this device} other {# loads on this device, oldest first}}', {
            count: loads.length,
            locale,
          })
        }
        actions={begin}
      />
      <div {...rescue}>
        <Card isFlush>
          {loads.length === 0 ? (
            <EmptyState icon="truck" title={t('No loads on the yard')}>
              {t('Loads that you hold in a form appear here until you record or delete them.')}
            </EmptyState>
          ) : (
            <Table label={t('On the yard')} hasSecondLines>
              <TableHead>
                <Column>{t('Load')}</Column>
                <Column>{t('Lines')}</Column>
                <Column unit="kg">{t('Weight')}</Column>
                <Column>{t('Since')}</Column>
                <NoColumn />
              </TableHead>
              <TableBody>
                {loads.map(load => (
                  <LoadRow
                    key={load.name}
                    load={load}
                    isOpenElsewhere={!closed.has(load.name)}
                    onDelete={deletion.ask}
                  />
                ))}
              </TableBody>
            </Table>
          )}
        </Card>
      </div>
      {deletion.dialog}
    </>
  )
}
