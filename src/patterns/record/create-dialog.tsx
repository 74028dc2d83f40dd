import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief } from '#domain/words.ts'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Form } from '#ui/fields/form.tsx'
import { enterKeyNavigation } from '#ui/fields/next-field.ts'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import type { RecordKind } from './record-kind.ts'
import { createdTitle, createLabel, newTitle } from './record-words.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSaveKey } from './use-save-key.ts'

/**
 * Dialog that creates a record. Uses the validation and the request of the full screen. `onCreated` receives the id, or
 * null if the response has none.
 */
export function CreateDialog<Values extends RecordValues>({
  kind,
  first,
  onCreated,
  onClose,
  children,
}: {
  kind: RecordKind<Values>
  first: Partial<Values>
  onCreated: (id: string | null, values: Values) => void
  onClose: () => void
  children: (record: FormRecord<Values>) => ReactNode
}) {
  const { noun, nameOf } = kind
  const id = useId()
  const { actor, record, save } = useRecordForm(
    { ...kind, blank: (user, api) => ({ ...kind.blank(user, api), ...first }) },
    null,
    { hasDraft: false },
  )
  const { errors, problem } = useSelector(record, snapshot => snapshot.context)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  useSaveKey(id)
  useEmitted(actor, 'record.saved', ({ saved, created }) => {
    const { saving } = record.getSnapshot().context
    if (!created) return
    toast({ kind: 'success', title: createdTitle(noun, inBrief(nameOf?.(saving) ?? '')) })
    onCreated(saved.id, saving)
  })
  return (
    <Dialog title={newTitle(noun)} isOpen isLocked={isSaving} onClose={onClose}>
      <Form id={id} label={newTitle(noun)} errors={errors} keys={enterKeyNavigation} onSubmit={save}>
        <div inert={isSaving}>{children(record)}</div>
        {problem ? <Alert kind="bad">{problem.message}</Alert> : null}
        <DialogActions>
          <Button onPress={onClose} isDisabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving}>
            {createLabel(noun)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
