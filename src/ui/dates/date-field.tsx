import { DateEntryField, type DateEntryProps } from './date-entry-field.tsx'

/** A day: "2026-11-20", or empty while it is not a whole one. */
export const DateField = (props: DateEntryProps) => <DateEntryField {...props} type="date" />
