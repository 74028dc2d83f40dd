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
  /** Parts outside the form, next to it or below it. They save separately, or are for reading only. */
  trailing?: ReactNode
  /** True if `trailing` needs more width than the form. */
  isTrailingWide?: boolean
}

/** Returns the parts of a screen. `initial` contains the values that were last loaded or saved. */
export type DrawParts<Values extends RecordValues> = (props: {
  record: FormRecord<Values>
  initial: Values
  isReadOnly: boolean
}) => RecordParts
