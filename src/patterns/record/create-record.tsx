import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief, sentenceCase } from '#domain/words.ts'
import { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { useListAsLeft } from '#patterns/list/list-as-left.ts'
import { useWayToNew } from '#patterns/list/way-to-new.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { olderNote } from './conflict-words.ts'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import { useKindRecord } from './use-kind-record.ts'

/** The form that makes a new record; `children` gives its fields. */
export function CreateRecord<Values extends RecordValues>({
  kind,
  children,
}: {
  kind: RecordKind<Values>
  children: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
}) {
  const { noun } = kind
  const list = useListAsLeft(kind.list)
  const wayToNew = useWayToNew(kind.list)
  const user = useUser()
  const [, navigate] = useLocation()
  const record = useKindRecord(kind, null)
  const unsaved = useUnsaved(record, undefined, kind.privateFields)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))

  useEmitted(record, 'record.saved', ({ saved: { id, message }, isOlder }) => {
    const { saving } = record.getSnapshot().context
    const next = id === null ? null : kind.next?.(id, user)
    const note = isOlder ? olderNote : (message ?? next?.note)
    toast({
      kind: 'success',
      title: `${sentenceCase(noun)} ${inBrief(kind.nameOf(saving))} created`,
      ...(note ? { description: note, duration: 12_000 } : {}),
      ...(id === null ? {} : { action: { label: 'Open', onPress: () => navigate(kind.editPath(id)) } }),
    })
    const shown = wayToNew(id)
    navigate(next?.path ?? shown)
  })

  return (
    <RecordFrame
      list={list}
      title={`New ${noun}`}
      step="New"
      noun={noun}
      labels={kind.labels}
      record={record}
      unsaved={unsaved}
      lacks={null}
      buttons={
        <>
          <LinkButton variant="quiet" href={list.path}>
            Cancel
          </LinkButton>
          <Button type="submit" variant="primary" isPending={isSaving}>
            Create {noun}
          </Button>
        </>
      }
      fields={children(record, false)}
    />
  )
}
