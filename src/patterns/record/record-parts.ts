import type { ReactNode } from 'react'
import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'

export type RecordParts = {
  subtitle?: ReactNode
  links?: ReactNode
  /** Over the form. */
  notice?: ReactNode
  /** The fields that are saved together, disabled without the permission to change them. */
  fields?: ReactNode
  /** After the fields, and never disabled with them. */
  more?: ReactNode
  /** Beside the fields, such as their totals. */
  aside?: ReactNode
  /** Their totals in brief: on a phone they stand beside the buttons, in a bar at the bottom. */
  figures?: ReactNode
  /** Beside the form, and before it where there is one column: parts that save themselves. */
  beside?: ReactNode
  beneath?: ReactNode
}

/** Draws the parts of a screen. `initial` are the values as they were loaded or saved last. */
export type DrawParts<Values extends RecordValues> = (given: {
  record: FormRecord<Values>
  initial: Values
  isReadOnly: boolean
}) => RecordParts
