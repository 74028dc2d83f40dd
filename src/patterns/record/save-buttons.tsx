import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { changedFields } from '#machines/record/record.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { useMayChange } from '#ui/fields/pending-fields.ts'
import * as css from './record-frame.css.ts'
import type { RecordKind } from './record-kind.ts'

/**
 * Returns the number of changed fields, and if the buttons are visible. They are also visible while a field might have
 * an unreported change, because a look-up reports its choice only on blur or on submit.
 */
function useChanges<Values extends RecordValues>(record: FormRecord<Values>) {
  const count = useSelector(record, snapshot => Object.keys(changedFields(snapshot)).length)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const mayHaveMore = useMayChange()
  return { count, isSaving, isShown: count > 0 || mayHaveMore || isSaving }
}

/** Number of changed fields, with buttons to discard and to save the changes. */
function ChangeButtons<Values extends RecordValues>({ record }: { record: FormRecord<Values> }) {
  const locale = useLocale()
  const { count, isSaving } = useChanges(record)
  return (
    <>
      {count > 0 ? (
        <span className={css.count}>{t('{count, plural, one {# change} other {# changes}}', { count, locale })}</span>
      ) : null}
      <Button
        variant="quiet"
        isDisabled={isSaving || count === 0}
        onPress={() => record.send({ type: 'record.reset' })}
      >
        {t('Discard changes')}
      </Button>
      <Button type="submit" variant="primary" isPending={isSaving}>
        {t('Save changes')}
      </Button>
    </>
  )
}

/**
 * Buttons for changes, directly below the fields. Renders nothing without changes. When the buttons disappear, the
 * focus moves to the first field of the form.
 */
export function FieldChanges<Values extends RecordValues>({ record }: { record: FormRecord<Values> }) {
  const { isShown } = useChanges(record)
  const rescue = useFocusRescue({
    next: ({ area }) => area.closest('form')?.querySelector<HTMLElement>('fieldset input'),
  })
  return (
    <div className={isShown ? css.buttons : undefined} hidden={!isShown} {...rescue}>
      {isShown ? <ChangeButtons record={record} /> : null}
    </div>
  )
}

/** Buttons for changes at the end of a form, or the link back to the list without changes. */
export function SaveButtons<Values extends RecordValues>({
  record,
  list,
}: {
  record: FormRecord<Values>
  list: RecordKind<Values>['list']
}) {
  return useChanges(record).isShown ? (
    <ChangeButtons record={record} />
  ) : (
    <LinkButton variant="quiet" href={list.path}>
      {t('Back to the list')}
    </LinkButton>
  )
}
