import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Noun } from '#domain/figures/counts.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { useDeletion } from '#patterns/deletion/use-deletion.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { useDeletedRows, useListLocation } from '#patterns/list/list-location-storage.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { LoadedRecord } from './loaded-record.tsx'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import type { DrawParts } from './record-parts.ts'
import { deleteLabel, editTitle, readOnlySentence, viewTitle } from './record-words.ts'
import { FieldChanges, SaveButtons } from './save-buttons.tsx'
import { useSavedToast } from './save-outcome.ts'
import type { RecordScreenProps } from './screen-of-record.tsx'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

type Props<Values extends RecordValues> = {
  kind: RecordKind<Values>
  id: string
  /** True if the record is the signed-in user or that user's business. */
  isOwn?: boolean
  /** Text about what the user can do without the permission. The screen then names the permission. */
  lacksText?: string | undefined
  /**
   * True if Save and Discard appear directly below the fields after a change. For screens with other parts that save
   * separately.
   */
  savesBelowFields?: boolean
  onSaved?: () => void
  onDeleted?: () => void
  children: DrawParts<Values>
}

const labelOf = ({ label, noun }: { label?: string; noun: Noun }, isReadOnly: boolean) =>
  label ?? (isReadOnly ? viewTitle(noun) : editTitle(noun))

/**
 * Edit screen for a record with plain form fields. If the user lacks the permission to change the record, the screen is
 * read-only and names the permission.
 * @throws Problem if the record could not be loaded; kind `notFound` shows Not Found.
 */
export function EditRecord<Values extends RecordValues>({
  loaded,
  ...props
}: Props<Values> & Pick<RecordScreenProps<Values>, 'loaded'>) {
  return <EditForm {...props} form={useRecordForm(props.kind, props.id, { loaded })} />
}

/** @throws Problem under the same conditions as {@link EditRecord}. */
export function EditForm<Values extends RecordValues>(props: Props<Values> & { form: RecordForm<Values> }) {
  const { kind, form } = props
  const list = useListLocation(kind.list)
  const label = labelOf(kind, false)
  return (
    <LoadedRecord record={form.record} list={list} title={label}>
      {() => <Loaded {...props} list={list} />}
    </LoadedRecord>
  )
}

function Loaded<Values extends RecordValues>({
  list,
  lacksText,
  savesBelowFields = false,
  children,
  ...props
}: Props<Values> & { list: RecordKind<Values>['list']; form: RecordForm<Values> }) {
  const { kind, form, isOwn = false, onSaved } = props
  const { noun, resource, labels } = kind
  const { record } = form
  const user = useUser()
  const locale = useLocale()
  const unsaved = useDraft(form.actor, { privateFields: kind.privateFields, pathOf: kind.editPath })
  const initial = useSelector(record, snapshot => snapshot.context.initial)
  const lacks = lacking(user, resource, 'update', isOwn)
  const isReadOnly = lacks !== null
  const label = labelOf(kind, isReadOnly)
  const parts = children({ record, initial, isReadOnly })

  useSavedToast(form.actor, labels, onSaved)

  return (
    <RecordFrame
      form={form}
      heading={{
        list,
        title: kind.trade?.titleOf(initial, locale) ?? kind.nameOf?.(initial) ?? label,
        label,
        actions: (
          <>
            {parts.links}
            <DeleteRecord {...props} list={list} />
          </>
        ),
      }}
      labels={labels}
      unsaved={unsaved}
      lacks={
        isReadOnly ? (
          <Alert>
            {lacksText ?? readOnlySentence(noun)} {t('You need the permission {permission}.', { permission: lacks })}
          </Alert>
        ) : null
      }
      parts={parts}
      buttons={
        isReadOnly || savesBelowFields ? (
          <LinkButton href={list.path}>{t('Back to the list')}</LinkButton>
        ) : (
          <SaveButtons record={record} list={list} />
        )
      }
      changes={!isReadOnly && savesBelowFields ? <FieldChanges record={record} /> : undefined}
    />
  )
}

/** Delete button with its dialog. Renders nothing if the user lacks the permission. */
function DeleteRecord<Values extends RecordValues>({
  kind,
  id,
  isOwn = false,
  form: { actor, record },
  list,
  onDeleted,
}: Pick<Props<Values>, 'kind' | 'id' | 'isOwn' | 'onDeleted'> & {
  form: RecordForm<Values>
  list: RecordKind<Values>['list']
}) {
  const { noun, remove } = kind
  const api = useApi()
  const user = useUser()
  const [, navigate] = useLocation()
  const { noteRemoval } = useDeletedRows(kind.list.path)
  const deletion = useDeletion<Values>({
    noun,
    nameOf: values => kind.nameOf?.(values) ?? viewTitle(noun),
    detailOf: kind.trade?.detailOf,
    describe: kind.trade?.describe,
    factsOf: kind.trade?.factsOf,
    cascadeNote: kind.cascadeNote,
    remove: async () => remove?.(api, id),
    onDone: () => {
      actor.send({ type: 'form.drop' })
      noteRemoval()
      if (onDeleted) onDeleted()
      // Replaces the history entry of the deleted record, so that Back does not lead to it.
      else navigate(list.path, { replace: true })
    },
  })
  if (!remove || lacking(user, kind.resource, 'delete', isOwn) !== null) return null
  return (
    <>
      <Button variant="quietDanger" icon="bin" onPress={() => deletion.ask(record.getSnapshot().context.initial)}>
        {deleteLabel(noun)}
      </Button>
      {deletion.dialog}
    </>
  )
}
