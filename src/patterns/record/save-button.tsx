import { useSelector } from '@xstate/react'
import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { Button } from '#ui/basics/button.tsx'
import { useMayChange } from '#ui/fields/pending-fields.ts'

/**
 * Saves the changes of a record. It is enabled as soon as there may be changes: a look-up with a half-typed text reports its
 * choice only when it is left, or when the form is submitted.
 */
export function SaveButton<Values extends RecordValues>({ record }: { record: FormRecord<Values> }) {
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  const mayHaveMore = useMayChange()
  return (
    <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!hasChanges && !mayHaveMore}>
      Save changes
    </Button>
  )
}
