import { useSelector } from '@xstate/react'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { useMayChange } from '#ui/fields/pending-fields.ts'
import * as css from './record-frame.css.ts'
import type { RecordKind } from './record-kind.ts'

/**
 * Save button. Also enabled while the form might have unreported changes, because a look-up reports its choice only on
 * blur or on submit.
 */
function SaveButton<Values extends RecordValues>({ record }: { record: FormRecord<Values> }) {
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  const mayHaveMore = useMayChange()
  return (
    <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!hasChanges && !mayHaveMore}>
      {t('Save changes')}
    </Button>
  )
}

/**
 * Save and Discard buttons. Renders nothing without changes. When the buttons disappear, the focus moves to the first
 * field of the form.
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
            {t('Discard changes')}
          </Button>
          <SaveButton record={record} />
        </>
      ) : null}
    </div>
  )
}

/** Buttons at the end of a form: Save, and either Undo or the link back to the list. */
export function SaveButtons<Values extends RecordValues>({
  record,
  list,
}: {
  record: FormRecord<Values>
  list: RecordKind<Values>['list']
}) {
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const hasChanges = useSelector(record, isDirty)
  return (
    <>
      {hasChanges ? (
        <Button variant="quiet" isDisabled={isSaving} onPress={() => record.send({ type: 'record.reset' })}>
          {t('Undo changes')}
        </Button>
      ) : (
        <LinkButton variant="quiet" href={list.path}>
          {t('Back to the list')}
        </LinkButton>
      )}
      <SaveButton record={record} />
    </>
  )
}
