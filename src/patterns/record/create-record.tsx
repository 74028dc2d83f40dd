import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { useListLocation, useNewRowPath } from '#patterns/list/list-location-storage.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { olderNote } from './conflict-words.ts'
import { RecordFrame } from './record-frame.tsx'
import type { RecordKind } from './record-kind.ts'
import type { DrawParts } from './record-parts.ts'
import { createdTitle, createLabel, newTitle } from './record-words.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

type Props<Values extends RecordValues> = {
  kind: RecordKind<Values>
  /** Renders a custom submit button. `isSaving` is true while the request is pending. */
  renderSubmit?: (isSaving: boolean) => ReactNode
  /**
   * Called with the new record and a note for the user. Returns true if another form follows; the toast and the
   * navigation to the list are then skipped.
   */
  goesOn?: (made: { id: string | null; values: Values; note: string }) => boolean
  children: DrawParts<Values>
}

export function CreateRecord<Values extends RecordValues>(props: Props<Values>) {
  return <CreateForm {...props} form={useRecordForm(props.kind, null)} />
}

export function CreateForm<Values extends RecordValues>({
  kind,
  form,
  renderSubmit,
  goesOn,
  children,
}: Props<Values> & { form: RecordForm<Values> }) {
  const { noun } = kind
  const { record } = form
  const list = useListLocation(kind.list)
  const newRowPath = useNewRowPath(kind.list)
  const user = useUser()
  const [, navigate] = useLocation()
  const pathOf = kind.trade?.viewPath ?? kind.editPath
  const unsaved = useDraft(form.actor, { privateFields: kind.privateFields, pathOf })
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))

  useEmitted(form.actor, 'record.saved', ({ saved: { id, message, isOnDevice }, isOlder }) => {
    const { saving } = record.getSnapshot().context
    const next = id === null ? null : kind.next?.(id, user)
    const note = isOlder ? olderNote : (message ?? next?.note ?? '')
    if (goesOn?.({ id, values: saving, note })) return
    const title = (isOnDevice && message) || createdTitle(noun, inBrief(kind.nameOf?.(saving) ?? ''))
    const exception = note === title ? '' : note
    const notes = [isOlder ? '' : (kind.trade?.noteOf(saving) ?? ''), exception].filter(Boolean)
    toast({
      kind: 'success',
      title,
      ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
      ...(exception ? { duration: 12_000 } : {}),
      ...(id === null ? {} : { action: { label: t('Open'), onPress: () => navigate(pathOf(id)) } }),
    })
    const shown = newRowPath(id)
    navigate(next?.path ?? shown)
  })

  return (
    <RecordFrame
      form={form}
      heading={{ list, title: newTitle(noun) }}
      labels={kind.labels}
      unsaved={unsaved}
      lacks={null}
      parts={children({ record, initial: record.getSnapshot().context.initial, isReadOnly: false })}
      buttons={
        <>
          <LinkButton variant="quiet" href={list.path}>
            {t('Cancel')}
          </LinkButton>
          {renderSubmit?.(isSaving) ?? (
            <Button type="submit" variant="primary" isPending={isSaving}>
              {createLabel(noun)}
            </Button>
          )}
        </>
      }
    />
  )
}
