import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLocale, useUser } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { sentenceCase } from '#domain/words.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { useListAsLeft, useShrinking } from '#patterns/list/list-as-left.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { FieldChanges } from './field-changes.tsx'
import { LoadedRecord } from './loaded-record.tsx'
import type { RecordForm } from './record-form.ts'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import { SaveButton } from './save-button.tsx'
import type { RecordScreenProps } from './screen-of-record.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSavedToast } from './use-saved-toast.ts'

type Parts<Values extends RecordValues> = {
  kind: RecordKind<Values>
  id: string
  /** Whether the record is the user themselves, or their own business. */
  isOwn?: boolean
  /** The accessible name of the form, and the title until the record is loaded: "Edit role" unless given. */
  label?: string
  /** The step in the breadcrumbs: "Edit" unless given. */
  step?: string
  /** Under the title. */
  subtitle?: ReactNode
  /** Whether the screen has a button to delete the record; true unless given. */
  isDeletable?: boolean
  /** Links beside the title; they are given the record as it was loaded or saved last. */
  renderLinks?: (initial: Values) => ReactNode
  /** What the user may and may not do without the permission, before ": that needs the permission". */
  lacksText?: string | undefined
  /** Beside the fields. */
  aside?: ReactNode
  /** Whether the buttons to save and to discard stand under the fields, once one has changed: what comes after saves itself. */
  savesBesideFields?: boolean
  /** Shown after the fields, and not disabled without the permission to change them. */
  renderMore?: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
  /** Shown beside the form, and before it where there is one column: parts that save themselves. */
  Beside?: ComponentType<{ id: string; record: FormRecord<Values> }>
  /** Shown below the form: parts that save themselves. */
  Beneath?: ComponentType<{ id: string; record: FormRecord<Values> }>
  onSaved?: () => void
  /** Called after the deletion; leads back to the list unless given. */
  onDeleted?: () => void
  /** The fields, which are disabled without the permission to change them. */
  children?: (record: FormRecord<Values>, isReadOnly: boolean) => ReactNode
}

/**
 * The screen that changes a record whose form has fields only. Without the permission to change the
 * record, it is read-only and names the permission.
 * @throws Problem when the record could not be loaded, for the error screen; of kind `notFound` for Not Found.
 */
export function EditRecord<Values extends RecordValues>({
  loaded,
  ...parts
}: Parts<Values> & Pick<RecordScreenProps<Values>, 'loaded'>) {
  return <EditForm {...parts} form={useRecordForm(parts.kind, parts.id, loaded)} />
}

/**
 * The screen that changes a record, as {@link EditRecord}, with a form of the caller.
 * @throws Problem as {@link EditRecord} does.
 */
export function EditForm<Values extends RecordValues>(parts: Parts<Values> & { form: RecordForm<Values> }) {
  const { kind, form, label = `Edit ${kind.noun}`, step = 'Edit' } = parts
  const list = useListAsLeft(kind.list)
  return (
    <LoadedRecord record={form.record} list={list} title={label} step={step}>
      {() => <Loaded {...parts} list={list} />}
    </LoadedRecord>
  )
}

function Loaded<Values extends RecordValues>({
  kind,
  id,
  isOwn = false,
  label: given,
  step,
  subtitle,
  isDeletable = true,
  renderLinks,
  lacksText,
  aside,
  savesBesideFields = false,
  renderMore,
  Beside,
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
  const locale = useLocale()
  const [, navigate] = useLocation()
  const { noteRemoval } = useShrinking(kind.list.path)
  const unsaved = useDraft(record, form.besideFields?.(), kind.privateFields)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  const initial = useSelector(record, snapshot => snapshot.context.initial)
  const name = kind.nameOf?.(initial)
  const lacks = lacking(user, resource, 'update', isOwn)
  const label = given ?? (lacks === null ? `Edit ${noun}` : sentenceCase(noun))
  const deletion = useDeletion<Values>({
    noun,
    nameOf: values => kind.nameOf?.(values) ?? sentenceCase(noun),
    detailOf: kind.detailOf,
    describe: kind.describe,
    takenAlong: kind.takenAlong,
    remove: () => kind.remove(api, id),
    onDone: () => {
      unsaved.drop()
      noteRemoval()
      if (onDeleted) onDeleted()
      // Replaces the step of the deleted record, so that Back skips it.
      else navigate(list.path, { replace: true })
    },
  })

  useSavedToast(record, kind.labels, onSaved)

  return (
    <RecordFrame
      kind={kind}
      form={form}
      list={list}
      title={kind.titleOf?.(initial, locale) ?? name ?? label}
      subtitle={subtitle}
      label={label}
      step={step ?? (lacks === null ? 'Edit' : 'View')}
      unsaved={unsaved}
      lacks={lacks}
      lacksText={lacksText}
      aside={aside}
      actions={
        <>
          {renderLinks?.(initial)}
          {isDeletable && lacking(user, resource, 'delete', isOwn) === null ? (
            <Button variant="quietDanger" icon="bin" onPress={() => deletion.ask(initial)}>
              Delete {noun}
            </Button>
          ) : null}
        </>
      }
      beside={Beside ? <Beside id={id} record={record} /> : null}
      beneath={Beneath ? <Beneath id={id} record={record} /> : null}
      buttons={
        lacks === null && !savesBesideFields ? (
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
      changes={lacks === null && savesBesideFields ? <FieldChanges record={record} /> : undefined}
      fields={children?.(record, lacks !== null)}
    >
      {renderMore?.(record, lacks !== null)}
      {deletion.dialog}
    </RecordFrame>
  )
}
