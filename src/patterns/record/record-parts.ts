import type { ReactNode } from 'react'
import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'

export type RecordParts = {
  subtitle?: ReactNode
  links?: ReactNode
  notice?: ReactNode
  /** Fields that are saved together, disabled without the permission. */
  fields?: ReactNode
  more?: ReactNode
  aside?: ReactNode
  /** Short totals next to the buttons in the bottom bar on phones. */
  figures?: ReactNode
  /** Self-saving parts next to the form, or before it in one column. */
  beside?: ReactNode
  beneath?: ReactNode
}

/** Renders the parts of a screen. `initial` are the values last loaded or saved. */
export type DrawParts<Values extends RecordValues> = (given: {
  record: FormRecord<Values>
  initial: Values
  isReadOnly: boolean
}) => RecordParts
