import { useSelector } from '@xstate/react'
import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { Button } from '#ui/basics/button.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { useMayChange } from '#ui/fields/pending-fields.ts'
import * as css from './record-frame.css.ts'
import { SaveButton } from './save-button.tsx'

/**
 * The buttons to save and to discard what was changed in the fields above them; none while nothing is changed. When they go away, the
 * focus moves to the first of these fields.
 */
export function FieldChanges<Values extends RecordValues>({ record }: { record: FormRecord<Values> }) {
  const hasChanges = useSelector(record, isDirty)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const mayHaveMore = useMayChange()
  const rescue = useFocusRescue({
    next: ({ area }) => area.closest('form')?.querySelector<HTMLElement>('fieldset input'),
  })
  const isShown = hasChanges || mayHaveMore || isSaving
  return (
    <div className={isShown ? css.buttons : undefined} hidden={!isShown} {...rescue}>
      {isShown ? (
        <>
          <Button
            variant="quiet"
            isDisabled={isSaving || !hasChanges}
            onPress={() => record.send({ type: 'record.reset' })}
          >
            Discard changes
          </Button>
          <SaveButton record={record} />
        </>
      ) : null}
    </div>
  )
}
