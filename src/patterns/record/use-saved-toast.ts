import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { fieldsInWords, type Labels } from './conflict-words.ts'
import { keptToast } from './save-outcome.ts'

/** Shows a toast once the changes of a record are saved, with the fields that another user has changed; then calls back. */
export function useSavedToast<Values extends RecordValues>(
  record: FormRecord<Values>,
  labels: Labels<Values>,
  onSaved?: () => void,
) {
  useEmitted(record, 'record.saved', ({ taken, notes }) => {
    const fields = fieldsInWords(labels, taken)
    const kept = Object.values(notes)
    if (kept.length > 0) toast(keptToast(kept))
    else
      toast({
        kind: 'success',
        title: 'Changes saved',
        ...(fields ? { description: `Somebody else changed this meanwhile: ${fields}.`, duration: 12_000 } : {}),
      })
    onSaved?.()
  })
}
