import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failedMessage } from '#domain/outcome-words.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Form } from '#ui/fields/form.tsx'
import { enterKeyNavigation } from '#ui/fields/next-field.ts'
import * as css from './record-frame.css.ts'
import type { RecordParts } from './record-parts.ts'
import type { RecordForm } from './use-record-form.ts'

/**
 * Form with the fields of a record. `changes` are save buttons directly below the fields, instead of `buttons` at the
 * end.
 */
export function RecordFields<Values extends RecordValues>({
  id,
  label,
  form,
  isReadOnly,
  parts: { fields, extraFields, sidebar, figures },
  buttons,
  changes,
}: {
  id: string
  label: string
  form: RecordForm<Values>
  isReadOnly: boolean
  parts: RecordParts
  buttons: ReactNode
  changes: ReactNode
}) {
  const { record } = form
  const { errors, problem } = useSelector(record, snapshot => snapshot.context)
  const isNew = useSelector(record, snapshot => snapshot.context.id === null)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  const backToField = useFocusRescue({})
  // Moves the focus to the link next to the button, because the button disappears or is disabled after a save or an
  // undo.
  const toExitLink = useFocusRescue({ next: ({ area }) => area.querySelector('a') })
  const save = () => {
    // Save shortcuts work without a button, so this check is needed. Reads the actor's snapshot, because the latest
    // change is not rendered yet.
    if (!isReadOnly && (isNew || isDirty(record.getSnapshot()))) form.save()
  }
  const trouble = problem ? (
    <Alert kind="bad">
      {/* Omits titles that are HTTP status texts, such as "Unprocessable Content", because they mean nothing to users. */}
      {problem.status === undefined ? <strong>{problem.title}. </strong> : null}
      {isNew ? problem.message : failedMessage(problem, 'save')}
    </Alert>
  ) : null
  const main = (
    // Inert while a record is being created, because the form closes afterwards and further input would be lost.
    <div className={sidebar ? `${css.main} ${css.mainArea}` : css.main} inert={isNew && isSaving} {...backToField}>
      {fields ? (
        <fieldset className={css.fields} disabled={isReadOnly}>
          {fields}
        </fieldset>
      ) : null}
      {changes ? (
        <>
          {trouble}
          {changes}
        </>
      ) : null}
      {extraFields}
    </div>
  )
  const ending = (
    <>
      {changes ? null : trouble}
      <div className={css.buttons} {...toExitLink}>
        {figures ? <div className={css.figures}>{figures}</div> : null}
        {buttons}
      </div>
    </>
  )
  return (
    <Form id={id} label={label} errors={errors} keys={enterKeyNavigation} onSubmit={save}>
      {sidebar ? (
        <div className={figures ? `${css.columns} ${css.columnsOverBar}` : css.columns}>
          {main}
          <div className={css.sidebar}>{sidebar}</div>
          <div className={`${css.end} ${css.endArea} ${figures ? css.bar : ''}`}>{ending}</div>
        </div>
      ) : (
        <>
          {main}
          <div className={`${css.end} ${css.sticky}`}>{ending}</div>
        </>
      )}
    </Form>
  )
}
