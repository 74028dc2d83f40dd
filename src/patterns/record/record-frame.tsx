import { type ReactNode, useId } from 'react'
import type { RecordValues } from '#machines/form/form.types.ts'
import { DraftOffer } from '#patterns/drafts/draft-offer.tsx'
import type { FormDraft } from '#patterns/drafts/use-draft.ts'
import { LeaveQuestion } from '#patterns/leaving/leave-question.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import type { Labels } from './conflict-words.ts'
import { RecordFields } from './record-fields.tsx'
import * as css from './record-frame.css.ts'
import type { RecordParts } from './record-parts.ts'
import type { RecordForm } from './use-record-form.ts'
import { useSaveKey } from './use-save-key.ts'

/** Layout of a record form: header, notices, draft offer, form and dialogs. */
export function RecordFrame<Values extends RecordValues>({
  form,
  heading: { list, title, label = title, actions },
  labels,
  unsaved,
  lacks,
  parts,
  buttons,
  changes,
}: {
  form: RecordForm<Values>
  heading: {
    /** Link to the list, with the view of the last visit. */
    list: { title: string; path: string }
    title: string
    /** Accessible name of the form. Defaults to `title`. */
    label?: string
    actions?: ReactNode
  }
  labels: Labels<Values>
  unsaved: FormDraft
  /** Reason why the user can't change the record; null if the user can. */
  lacks: ReactNode
  parts: RecordParts
  buttons: ReactNode
  /** Save buttons directly below the fields, instead of `buttons` at the end. */
  changes?: ReactNode
}) {
  const id = useId()
  useSaveKey(id)
  const isReadOnly = lacks !== null
  const { subtitle, notice, sidebar, trailing, isTrailingWide } = parts
  const fields = <RecordFields {...{ id, label, form, isReadOnly, parts, buttons, changes }} />
  const content = (
    <>
      {lacks}
      {notice}
      {isReadOnly ? null : <DraftOffer formId={id} unsaved={unsaved} />}
      {unsaved.isWaiting ? null : trailing ? (
        <div className={isTrailingWide ? css.widePair : css.pair}>
          {fields}
          <div className={css.main}>{trailing}</div>
        </div>
      ) : (
        fields
      )}
      <LeaveQuestion />
      <ConflictQuestion record={form.record} labels={labels} />
    </>
  )
  return (
    <>
      <PageHeader
        trail={[{ label: list.title, href: list.path }]}
        title={title}
        subtitle={subtitle}
        actions={actions}
      />
      {sidebar || trailing ? content : <div className={css.single}>{content}</div>}
    </>
  )
}
