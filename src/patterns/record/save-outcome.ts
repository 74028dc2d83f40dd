import { useEmitted } from '#actors/use-emitted.ts'
import type { Noun } from '#domain/figures/counts.ts'
import type { FormActor } from '#machines/form/form.selectors.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import type { RecordContext } from '#machines/record/record.types.ts'
import { t } from '#messages/message.ts'
import { type Toast, toast } from '#ui/feedback/toasts.ts'
import { fieldsInWords, type Labels } from './conflict-words.ts'
import { maybeSavedTitle, notSavedTitle, savedTitle } from './record-words.ts'

/**
 * Toast for a save in which the server stored values that differ from those that the form sent. `notes` name the
 * fields.
 */
const serverChangesToast = (notes: readonly string[]): Toast => ({
  kind: 'error',
  title: t('The server saved other values'),
  description: `${notes.join('. ')}.`,
  duration: 12_000,
})

/**
 * Toast for a save that finished after the user left the screen. `noun` is the kind of record, such as "material".
 * `reopen` opens the form, which offers the draft of the unsaved values.
 */
export function outcomeToast(
  noun: Noun,
  { problem, conflicts, errors }: Pick<RecordContext<unknown>, 'problem' | 'conflicts' | 'errors'>,
  reopen: () => void,
): Toast {
  const failed = { kind: 'error', action: { label: t('Open'), onPress: reopen }, duration: 12_000 } as const
  const title = problem?.mayBeDone ? maybeSavedTitle(noun) : notSavedTitle(noun)
  if (problem) return { ...failed, title, description: problem.message }
  const notes = Object.values(errors)
  if (notes.length > 0) return serverChangesToast(notes)
  if (conflicts.length === 0)
    return {
      kind: 'success',
      title: savedTitle(noun),
    }
  return {
    ...failed,
    title,
    description: t('Another user changed the same fields. Open the record and change it again.'),
  }
}

/** Shows a toast after each save, then calls `onSaved`. The toast names fields that another user changed. */
export function useSavedToast<Values extends RecordValues>(
  form: FormActor<Values>,
  labels: Labels<Values>,
  onSaved?: () => void,
) {
  useEmitted(form, 'record.saved', ({ theirChanges, notes }) => {
    const fields = fieldsInWords(labels, theirChanges)
    const messages = Object.values(notes)
    if (messages.length > 0) toast(serverChangesToast(messages))
    else
      toast({
        kind: 'success',
        title: t('Changes saved'),
        ...(fields ? { description: t('Another user changed: {fields}.', { fields }), duration: 12_000 } : {}),
      })
    onSaved?.()
  })
}
