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
import type { RecordForm } from './record-form.ts'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import { SaveButton } from './save-button.tsx'
import { useRecordForm } from './use-record-form.ts'
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
  /** What may be done without the permission to change the fields, before ": that needs the permission". */
  lacksText?: string | undefined
  /** Beside the fields. */
  aside?: ReactNode
  /** After the fields, and not disabled with them: what can be looked through also without the permission to change it. */
  renderMore?: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
  /** Beneath the form: what saves itself. */
  Beneath?: ComponentType<{ id: string; record: FormRecord<Values> }>
  onSaved?: () => void
  /** What follows once it is deleted; the way back to the list unless given. */
  onDeleted?: () => void
  children: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
}

/**
 * The screen that changes a record of a kind that has fields only, which `children` gives. Without the permission to change
 * it, it says which that is.
 * @throws Problem when it could not be loaded, for the error screen, or Not Found where it is not there.
 */
export function EditRecord<Values extends RecordValues>(parts: Parts<Values>) {
  return <EditForm {...parts} form={useRecordForm(parts.kind, parts.id)} />
}

/**
 * The screen that changes a record, as {@link EditRecord}.
 * @throws Problem as that.
 */
export function EditForm<Values extends RecordValues>(parts: Parts<Values> & { form: RecordForm<Values> }) {
  const { kind, form } = parts
  const list = useListAsLeft(kind.list)
  return (
    <LoadedRecord record={form.record} list={list} noun={kind.noun}>
      {() => <Loaded {...parts} list={list} />}
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
  lacksText,
  aside,
  renderMore,
  Beneath,
  onSaved,
  onDeleted,
  children,
  list,
  form,
}: Parts<Values> & { list: RecordKind<Values>['list']; form: RecordForm<Values> }) {
  const { noun, resource } = kind
  const { record } = form
  const api = useApi()
  const user = useUser()
  const [, navigate] = useLocation()
  const { noteRemoval } = useShrinking(kind.list.path)
  const unsaved = useUnsaved(record, form.besideFields?.(), kind.privateFields)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  const initial = useSelector(record, snapshot => snapshot.context.initial)
  const name = kind.nameOf?.(initial)
  const lacks = lacking(user, resource, 'update', isOwn)
  const deletion = useDeletion<Values>({
    noun,
    nameOf: values => kind.nameOf?.(values) ?? sentenceCase(noun),
    detailOf: kind.detailOf,
    describe: kind.describe,
    remove: () => kind.remove(api, id),
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
      kind={kind}
      form={form}
      list={list}
      title={title ?? (lacks === null ? `Edit ${noun}` : sentenceCase(noun))}
      subtitle={name}
      step={step ?? (lacks === null ? 'Edit' : 'View')}
      unsaved={unsaved}
      lacks={lacks}
      lacksText={lacksText}
      aside={aside}
      actions={
        <>
          {links}
          {!isKept && lacking(user, resource, 'delete', isOwn) === null ? (
            <Button variant="quietDanger" icon="bin" onPress={() => deletion.ask(initial)}>
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
      {renderMore?.(record, lacks !== null)}
      {deletion.dialog}
    </RecordFrame>
  )
}
