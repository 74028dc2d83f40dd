import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { RecordValues } from '#actors/record.actor.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { DraftOffer, useOfferFocus } from '#patterns/drafts/draft-offer.tsx'
import type { useDraft } from '#patterns/drafts/use-draft.ts'
import { LeaveQuestion } from '#patterns/leaving/leave-question.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Form } from '#ui/fields/form.tsx'
import { enterGoesOn } from '#ui/fields/next-field.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ConflictQuestion } from './conflict-question.tsx'

import type { RecordForm } from './record-form.ts'
import * as css from './record-frame.css.ts'
import type { RecordKind } from './record-kind.ts'
import { useSaveKey } from './use-save-key.ts'

/** The layout of the form of one record, new or saved: header, permission notice, draft offer, fields and buttons. */
export function RecordFrame<Values extends RecordValues>({
  kind: { noun, labels },
  form,
  list,
  title,
  subtitle,
  label = title,
  step,
  unsaved,
  lacks,
  lacksText,
  actions,
  notice,
  aside,
  beside,
  figures,
  beneath,
  buttons,
  changes,
  fields,
  children,
}: {
  kind: Pick<RecordKind<Values>, 'noun' | 'labels'>
  form: RecordForm<Values>
  /** The list of the record, with the path that it was left with. */
  list: { title: string; path: string }
  title: string
  subtitle?: ReactNode
  /** What the form is called for screen readers; as its title unless given. */
  label?: string
  /** The step for this screen in the breadcrumbs. */
  step: string
  unsaved: ReturnType<typeof useDraft<Values>>
  /** The permission to change the record, when the user lacks it; null otherwise. */
  lacks: string | null
  /** What the user may and may not do without it, before ": that needs the permission". */
  lacksText?: string | undefined
  /** Shown beside the title. */
  actions?: ReactNode
  /** Shown over the form. */
  notice?: ReactNode
  /** Shown beside the fields, such as their totals. */
  aside?: ReactNode
  /** Shown beside the form, and before it where there is one column; no part of it, as what saves itself. */
  beside?: ReactNode
  /** Their totals in brief: on a phone they stand beside the buttons, in a bar at the bottom. */
  figures?: ReactNode
  /** Shown below the form and no part of it: parts that save themselves. */
  beneath?: ReactNode
  buttons: ReactNode
  /** The buttons that save the fields, where they stand under them and not at the end. */
  changes?: ReactNode
  /** The fields that are saved together, disabled without the permission. */
  fields?: ReactNode
  /** Shown after the fields, and never disabled with them. */
  children?: ReactNode
}) {
  const { record } = form
  const id = useId()
  useSaveKey(id)
  const { errors, problem } = useSelector(record, snapshot => snapshot.context)
  const isNew = useSelector(record, snapshot => snapshot.context.id === null)
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))
  // The fields of a new record are inert while it is saved: further typing would be lost with the form.
  const isRecording = isNew && isSaving
  const { draft, withheld, isCopyWaiting, restore, discard } = unsaved
  const offer = useOfferFocus(lacks === null ? draft : null)
  const backToField = useFocusRescue({})
  // After a save or an undo the button goes away or is disabled: the focus moves to the link beside it.
  const toWayOut = useFocusRescue({ next: ({ area }) => area.querySelector('a') })
  const save = () => {
    // The save keys work without a button, so this is checked here. The actor is read because the field has just reported
    // its value, which is not rendered yet.
    if (lacks !== null || !(isNew || isDirty(record.getSnapshot()))) return
    form.save()
  }
  const trouble = problem ? (
    <Alert kind="bad">
      {/* What a server calls a status, such as "Unprocessable Content", tells a clerk nothing. */}
      {problem.status === undefined ? <strong>{problem.title}. </strong> : null}
      {problem.message}
    </Alert>
  ) : null
  const ending = (
    <>
      {changes === undefined ? trouble : null}
      <div className={css.buttons} {...toWayOut}>
        {figures ? <div className={css.figures}>{figures}</div> : null}
        {buttons}
      </div>
    </>
  )
  const main = (
    <div className={aside ? `${css.main} ${css.mainArea}` : css.main} inert={isRecording} {...backToField}>
      {fields ? (
        <fieldset className={css.fields} disabled={lacks !== null}>
          {fields}
        </fieldset>
      ) : null}
      {changes === undefined ? null : (
        <>
          {trouble}
          {changes}
        </>
      )}
      {children}
    </div>
  )
  const itself = (
    <Form id={id} label={label} errors={errors} keys={enterGoesOn} onSubmit={save}>
      {aside ? (
        <div className={figures ? `${css.columns} ${css.columnsOverBar}` : css.columns}>
          {main}
          <div className={css.aside}>{aside}</div>
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
          {lacksText ?? `You may look at this ${noun}, but not change it`}: that needs the permission {lacks}.
        </Alert>
      )}
      {notice}
      <DraftOffer
        formId={id}
        draft={lacks === null ? draft : null}
        withheld={withheld}
        isCopyWaiting={isCopyWaiting}
        ref={offer}
        onRestore={restore}
        onDiscard={discard}
      />
      {beside ? (
        <div className={css.pair}>
          <div className={css.beside}>{beside}</div>
          <div className={css.besideForm}>{itself}</div>
        </div>
      ) : (
        itself
      )}
      {beneath}
      <LeaveQuestion />
      <ConflictQuestion record={record} labels={labels} />
    </>
  )
  return aside || beside ? whole : <div className={css.single}>{whole}</div>
}
