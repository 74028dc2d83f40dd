import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { sentenceCase } from '#domain/words.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { useListAsLeft, useShrinking } from '#patterns/list/list-as-left.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { LoadedRecord } from './loaded-record.tsx'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import { SaveButton } from './save-button.tsx'
import { useKindRecord } from './use-kind-record.ts'
import { useSavedToast } from './use-saved-toast.ts'

type Parts<Values extends RecordValues> = {
  kind: RecordKind<Values>
  id: string
  /** The record is the user or the business of whoever looks at it. */
  isOwn?: boolean
  /** What the screen is, and the step of the trail; "Edit material" and "Edit" unless given. */
  title?: string
  step?: string
  /** It is not deleted from here. */
  isKept?: boolean
  /** Links beside the title. */
  links?: ReactNode
  /** After the fields, and not disabled with them: what can be looked through also by somebody who may not change it. */
  More?: ComponentType<{ record: FormRecord<Values>; isReadOnly: boolean }>
  /** Beneath the form: what saves itself. */
  Beneath?: ComponentType<{ id: string; record: FormRecord<Values> }>
  onSaved?: () => void
  /** What follows once it is deleted; the way back to the list unless given. */
  onDeleted?: () => void
  children: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
}

/**
 * The form that changes a record; `children` gives its fields. Whoever may not change it reads which permission they lack.
 * @throws Problem when it could not be loaded, for the error screen, or Not Found where it is not there.
 */
export function EditRecord<Values extends RecordValues>(parts: Parts<Values>) {
  const { kind, id } = parts
  const record = useKindRecord(kind, id)
  const list = useListAsLeft(kind.list)
  return (
    <LoadedRecord record={record} list={list} noun={kind.noun}>
      {() => <Loaded {...parts} list={list} record={record} />}
    </LoadedRecord>
  )
}

function Loaded<Values extends RecordValues>({
  kind,
  id,
  isOwn = false,
  title,
  step,
  isKept = false,
  links,
  More,
  Beneath,
  onSaved,
  onDeleted,
  children,
  list,
  record,
}: Parts<Values> & { list: RecordKind<Values>['list']; record: FormRecord<Values> }) {
  const { noun, resource } = kind
  const api = useApi()
  const user = useUser()
  const [, navigate] = useLocation()
  const { noteRemoval } = useShrinking(kind.list.path)
  const unsaved = useUnsaved(record, undefined, kind.privateFields)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  const name = useSelector(record, snapshot => kind.nameOf(snapshot.context.initial))
  const lacks = lacking(user, resource, 'update', isOwn)
  const deletion = useDeletion<{ id: string; name: string }>({
    noun,
    nameOf: subject => subject.name,
    remove: subject => kind.remove(api, subject.id),
    onDone: () => {
      unsaved.drop()
      noteRemoval()
      if (onDeleted) onDeleted()
      // Back leads past what is no more.
      else navigate(list.path, { replace: true })
    },
  })

  useSavedToast(record, kind.labels, onSaved)

  return (
    <RecordFrame
      list={list}
      title={title ?? (lacks === null ? `Edit ${noun}` : sentenceCase(noun))}
      subtitle={name}
      step={step ?? (lacks === null ? 'Edit' : 'View')}
      noun={noun}
      labels={kind.labels}
      record={record}
      unsaved={unsaved}
      lacks={lacks}
      actions={
        <>
          {links}
          {!isKept && lacking(user, resource, 'delete', isOwn) === null ? (
            <Button variant="quietDanger" icon="bin" onPress={() => deletion.ask({ id, name })}>
              Delete {noun}
            </Button>
          ) : null}
        </>
      }
      beneath={Beneath ? <Beneath id={id} record={record} /> : null}
      buttons={
        lacks === null ? (
          <>
            {hasChanges ? (
              <Button variant="quiet" isDisabled={isSaving} onPress={() => record.send({ type: 'record.reset' })}>
                Undo changes
              </Button>
            ) : (
              <LinkButton variant="quiet" href={list.path}>
                Back to {list.title.toLowerCase()}
              </LinkButton>
            )}
            <SaveButton record={record} />
          </>
        ) : (
          <LinkButton href={list.path}>Back to {list.title.toLowerCase()}</LinkButton>
        )
      }
      fields={children(record, lacks !== null)}
    >
      {More ? <More record={record} isReadOnly={lacks !== null} /> : null}
      {deletion.dialog}
    </RecordFrame>
  )
}
