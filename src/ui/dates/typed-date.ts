/*
 * What is typed into a date field, as a pure reducer: `nextDate` takes what happened and gives the text that the field shows, and the
 * value that counts.
 */

/** How a locale writes and reads dates, whose values are as the browser's own controls have them; the caller brings it. */
export type DateFormat = {
  write: (value: string) => string
  /** Returns the value of a text; empty for a text that is no date. */
  read: (text: string) => string
  /** Moves the part at a place in a text one higher or lower. Returns the new text and where that part is in it; null if there is none. */
  step: (text: string, at: number, by: 1 | -1) => { value: string; text: string; from: number; to: number } | null
  example: string
}

export type TypedDate = {
  text: string
  /** The value that counts: the one that was last reported or taken over. Empty for a text that is no date. */
  date: string
  /** The value and the format at the last render, to tell news from echoes. */
  value: string
  format: DateFormat
  /** Whether the field was left with a text that is no date. */
  isWrong: boolean
}

export type DateEvent =
  | { type: 'value'; value: string }
  | { type: 'type'; text: string }
  /** A date was picked, or the text stepped; `text` is how the date is written. */
  | { type: 'pick'; date: string; text: string }
  | { type: 'leave' }

export const firstDate = (value: string, format: DateFormat): TypedDate => ({
  text: format.write(value),
  date: value,
  value,
  format,
  isWrong: false,
})

/** Whether a text is no date and not yet marked for that. */
export const isUnread = ({ text, date, isWrong }: TypedDate) => date === '' && text.trim() !== '' && !isWrong

function taken(entry: TypedDate, value: string, format: DateFormat): TypedDate {
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
      return taken(entry, event.value, format)
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
