/* Reducer of a date field: `nextDate` returns the displayed text and the date after an event. */

/** Locale-specific conversion of dates. Values have the format of native date inputs. */
export type DateFormat = {
  write: (value: string) => string
  read: (text: string) => string
  /**
   * Increments or decrements the date segment at the caret. Returns the new text and the segment's range, or null if
   * the text has no date.
   */
  step: (text: string, at: number, by: 1 | -1) => { value: string; text: string; from: number; to: number } | null
  example: string
}

export type TypedDate = {
  text: string
  /** Date of the text, or the last value from the parent. Empty if the text is not a date. */
  date: string
  /** Value and format at the last render. They distinguish new values from the parent from echoes of `onChange`. */
  value: string
  format: DateFormat
  isWrong: boolean
}

export type DateEvent =
  | { type: 'value'; value: string }
  | { type: 'type'; text: string }
  /** The user picked a date or stepped a segment; `text` is the formatted date. */
  | { type: 'pick'; date: string; text: string }
  | { type: 'leave' }

export const firstDate = (value: string, format: DateFormat): TypedDate => ({
  text: format.write(value),
  date: value,
  value,
  format,
  isWrong: false,
})

/** True if the text is not a date and is not marked as invalid yet. */
export const hasInvalidText = ({ text, date, isWrong }: TypedDate) => date === '' && text.trim() !== '' && !isWrong

function withValue(entry: TypedDate, value: string, format: DateFormat): TypedDate {
  if (value === entry.value && format === entry.format) return entry
  if (value !== entry.date) return firstDate(value, format)
  const isEcho = value === '' || format === entry.format
  return {
    ...entry,
    value,
    format,
    text: isEcho ? entry.text : format.write(value),
    isWrong: value === '' && entry.isWrong,
  }
}

export function nextDate(entry: TypedDate, event: DateEvent, format: DateFormat): TypedDate {
  switch (event.type) {
    case 'value':
      return withValue(entry, event.value, format)
    case 'type':
      return { ...entry, text: event.text, date: format.read(event.text), isWrong: false }
    case 'pick':
      return { ...entry, text: event.text, date: event.date, isWrong: false }
    case 'leave': {
      const text = entry.date === '' ? entry.text.trim() : format.write(entry.date)
      return { ...entry, text, isWrong: entry.date === '' && text !== '' }
    }
  }
}
