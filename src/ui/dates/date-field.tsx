import { PlainField } from '#ui/fields/plain-field.tsx'
import { DateBox, type DateEntryProps, DateText, useDateEntry } from './date-entry-field.tsx'

/** Date field. `value` is "2026-11-20", or empty while the date is incomplete. */
export function DateField(field: DateEntryProps) {
  const { label, description, isRequired, isLabelHidden } = field
  const date = useDateEntry(field)
  return (
    <PlainField {...{ label, description, isRequired, isLabelHidden }} errorMessage={date.errorMessage}>
      {ties => (
        <DateBox date={date} type="date">
          <DateText date={date} ties={ties} />
        </DateBox>
      )}
    </PlainField>
  )
}
