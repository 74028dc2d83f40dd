import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'
import type { RecordValues } from '#actors/record.actor.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { DraftOffer } from '#patterns/drafts/draft-offer.tsx'
import type { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { LeaveQuestion } from '#patterns/leaving/leave-question.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Form } from '#ui/fields/form.tsx'
import { enterGoesOn } from '#ui/fields/next-field.ts'
import { createUnsettled, UnsettledContext } from '#ui/fields/unsettled-fields.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ConflictQuestion } from './conflict-question.tsx'

import type { RecordForm } from './record-form.ts'
import * as css from './record-frame.css.ts'
import type { RecordKind } from './record-kind.ts'
import { useSaveKey } from './use-save-key.ts'

/** The form of one record, new or saved: where it stands, what may be done to it, its fields, and its buttons. */
export function RecordFrame<Values extends RecordValues>({
  kind: { noun, labels },
  form,
  list,
  title,
  subtitle,
  step,
  unsaved,
  lacks,
  lacksText,
  actions,
  aside,
  beneath,
  buttons,
  fields,
  children,
}: {
  kind: Pick<RecordKind<Values>, 'noun' | 'labels'>
  form: RecordForm<Values>
  /** The list that the record is in, as it was left. */
  list: { title: string; path: string }
  title: string
  subtitle?: string | undefined
  /** What the trail calls this screen. */
  step: string
  unsaved: ReturnType<typeof useUnsaved<Values>>
  /** The permission that somebody lacks to change the record; null when they may. */
  lacks: string | null
  /** What they may and may not do without it, before ": that needs the permission". */
  lacksText?: string | undefined
  /** Beside the title. */
  actions?: ReactNode
  /** Beside the fields: what they come to. */
  aside?: ReactNode
  /** Beneath the buttons, and no part of the form: what saves itself. */
  beneath?: ReactNode
  buttons: ReactNode
  /** What is saved together, and disabled for somebody who may not change it. */
  fields: ReactNode
  /** After the fields, and never disabled with them: what can be looked through all the same. */
  children?: ReactNode
}) {
  const { record } = form
  const id = useId()
  useSaveKey(id)
  const { errors, problem } = useSelector(record, snapshot => snapshot.context)
  const isNew = useSelector(record, snapshot => snapshot.context.id === null)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  // What is typed while a new record is on its way would be lost with the form.
  const isRecording = isNew && isSaving
  const { draft, withheld, restore, discard } = unsaved
  const [unsettled] = useState(createUnsettled)
  const backToField = useFocusRescue({})
  // After a save, or when changes are undone, the button that did it has nothing left to do: on to the way out beside it.
  const toWayOut = useFocusRescue({ next: ({ area }) => area.querySelector('a') })
  const save = () => {
    // The keys that save work where no button would. What they just had a field report is not drawn yet.
    if (lacks !== null || !(isNew || isDirty(record.getSnapshot()))) return
    form.save()
  }
  const ending = (
    <>
      {problem ? (
        <Alert kind="bad">
          <strong>{problem.title}.</strong> {problem.message}
        </Alert>
      ) : null}
      <div className={css.buttons} {...toWayOut}>
        {buttons}
      </div>
    </>
  )
  const main = (
    <div className={aside ? `${css.main} ${css.mainArea}` : css.main} inert={isRecording} {...backToField}>
      <fieldset className={css.fields} disabled={lacks !== null}>
        {fields}
      </fieldset>
      {children}
    </div>
  )
  const whole = (
    <>
      <PageHeader
        trail={[{ label: list.title, href: list.path }, { label: step }]}
        title={title}
        subtitle={subtitle}
        actions={actions}
      />
      {lacks === null ? null : (
        <Alert>
          {lacksText ?? `You may look at this ${noun}, and not change it`}: that needs the permission {lacks}.
        </Alert>
      )}
      <DraftOffer
        formId={id}
        draft={lacks === null ? draft : null}
        withheld={withheld}
        onRestore={restore}
        onDiscard={discard}
      />
      <UnsettledContext value={unsettled}>
        <Form id={id} label={title} errors={errors} keys={enterGoesOn} onSubmit={save}>
          {aside ? (
            <div className={css.columns}>
              {main}
              <div className={css.aside}>{aside}</div>
              <div className={`${css.end} ${css.endArea}`}>{ending}</div>
            </div>
          ) : (
            <>
              {main}
              <div className={`${css.end} ${css.kept}`}>{ending}</div>
            </>
          )}
        </Form>
      </UnsettledContext>
      {beneath}
      <LeaveQuestion />
      <ConflictQuestion record={record} labels={labels} />
    </>
  )
  return aside ? whole : <div className={css.single}>{whole}</div>
}
