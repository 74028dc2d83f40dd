import type { ReactNode } from 'react'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'

export type RecordParts = {
  subtitle?: ReactNode
  links?: ReactNode
  notice?: ReactNode
  /** Fields that one request saves. Disabled if the user lacks the permission. */
  fields?: ReactNode
  extraFields?: ReactNode
  sidebar?: ReactNode
  /** Short totals, next to the buttons in the bottom bar on phones. */
  figures?: ReactNode
  /** Parts that save separately, next to the form. In one column, they come before the form. */
  trailing?: ReactNode
  footer?: ReactNode
}

/** Returns the parts of a screen. `initial` contains the values that were last loaded or saved. */
export type DrawParts<Values extends RecordValues> = (props: {
  record: FormRecord<Values>
  initial: Values
  isReadOnly: boolean
}) => RecordParts
