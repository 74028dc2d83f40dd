import { useEffect } from 'react'
import { toast } from '#ui/toasts.ts'
import type { FormRecord, RecordValues } from './use-record.ts'

/** Says that the changes of a record are saved, and calls back. */
export function useSavedToast<Values extends RecordValues>(record: FormRecord<Values>, onSaved?: () => void) {
  useEffect(() => {
    const subscription = record.on('record.saved', () => {
      toast({ kind: 'success', title: 'Changes saved' })
      onSaved?.()
    })
    return () => subscription.unsubscribe()
  }, [record, onSaved])
}
