import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { isDirty, type RecordActor } from '#machines/record/record.selectors.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import type { TradeKind } from './trade-kind.ts'
import { TradeLayout } from './trade-layout.tsx'
import { useLines } from './use-lines.ts'
import { type TradeFormValues, useTradeRecord } from './use-trade-record.ts'

const nothing: TradeFormValues = { buyer: null, seller: null, date: '', lines: [] }

/**
 * Changes a recorded transaction or collection: its fields are saved together, each of its lines by itself.
 * @throws Problem when it could not be loaded, for the error screen, or Not Found where it is not there.
 */
export function EditTrade({ kind, id }: { kind: TradeKind; id: string }) {
  const record = useTradeRecord(kind, { id, values: nothing })
  const failure = useSelector(record, snapshot =>
    snapshot.hasTag('missing') || snapshot.hasTag('unavailable') ? snapshot.context.problem : null,
  )
  const isLoaded = useSelector(record, snapshot => snapshot.hasTag('editing'))
  if (failure) throw failure
  return isLoaded ? <Loaded kind={kind} id={id} record={record} /> : <Loading kind={kind} />
}

function Loading({ kind }: { kind: TradeKind }) {
  return (
    <>
      <PageHeader
        trail={[{ label: kind.list.title, href: kind.list.path }, { label: 'Edit' }]}
        title={`Edit ${kind.noun}`}
      />
      <Card>
        <output aria-label="Loading">
          <Skeleton width={40} />
        </output>
      </Card>
    </>
  )
}

function Loaded({ kind, id, record }: { kind: TradeKind; id: string; record: RecordActor<TradeFormValues, string> }) {
  const [saved] = useState(() => record.getSnapshot().context.values.lines)
  const lines = useLines(kind, { recordId: id, lines: saved })
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)

  useEffect(() => {
    const subscription = record.on('record.saved', () => toast({ kind: 'success', title: 'Changes saved' }))
    return () => subscription.unsubscribe()
  }, [record])

  return (
    <TradeLayout
      kind={kind}
      title={`Edit ${kind.noun}`}
      step="Edit"
      record={record}
      lines={lines}
      fixedDecimals
      buttons={
        <>
          <LinkButton variant="quiet" href={kind.list.path}>
            Back to {kind.list.title.toLowerCase()}
          </LinkButton>
          <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!hasChanges}>
            Save changes
          </Button>
        </>
      }
    />
  )
}
