import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './date-entry-field.css.ts'
import { input } from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'
import { useTextArrival } from './use-text-arrival.ts'

/** How a locale writes and reads dates, whose values are as the browser's own controls have them; the caller brings it. */
export type DateFormat = {
  write: (value: string) => string
  /** The value that a text says; empty where it says none. */
  read: (text: string) => string
  /** A text with the part at a place in it one higher or lower, and where that part stands then; null where there is none. */
  step: (text: string, at: number, by: 1 | -1) => { value: string; text: string; from: number; to: number } | null
  /** A date as it is written, for a hint. */
  example: string
}

/** What a date field is given. */
export type DateEntryProps = FieldProps & {
  /** Empty while there is no whole date. */
  value: string
  onChange: (value: string) => void
  format: DateFormat
  /** The latest that can be picked; a later one can still be typed, so check it. */
  max?: string | undefined
}

/**
 * A date in one line of text, as the locale of `format` writes it: the browser's own control always writes it as the browser's language
 * does. The arrow keys move the part at the caret. The browser's calendar opens from the drawing, and with Alt and the arrow down.
 */
export function DateEntryField({
  type,
  value,
  onChange,
  format,
  max,
  onFocus,
  onLeave,
  onEscape,
  folded,
  ref,
  ...labels
}: DateEntryProps & {
  /** What is picked in the browser's calendar, and how `value` is written. */
  type: 'date' | 'datetime-local'
  /** The focus has come into the line of text. */
  onFocus?: () => void
  /** The focus has left the field, whose text is a date or empty if `isRead`. */
  onLeave?: (isRead: boolean) => void
  onEscape?: (event: KeyboardEvent) => void
  /** In place of the text stands a button with these words. */
  folded?: { words: string; onOpen: () => void } | undefined
  /** The box around it. */
  ref?: Ref<HTMLDivElement>
}) {
  const picker = useRef<HTMLInputElement>(null)
  const arrival = useTextArrival()
  const [entry, setEntry] = useState({
    text: format.write(value),
    /** The value that was last reported or taken over. */
    known: value,
    /** The value and the format at the last render, to tell news from echoes. */
    last: value,
    format,
    /** Whether it was left with a text that is no date. */
    isWrong: false,
  })
  if (value !== entry.last || format !== entry.format) {
    const isNews = value !== entry.known
    const isUnread = !isNews && value === ''
    setEntry({
      text: isUnread || (format === entry.format && !isNews) ? entry.text : format.write(value),
      known: isNews ? value : entry.known,
      last: value,
      format,
      isWrong: isUnread && entry.isWrong,
    })
  }
  const take = (text: string, next: string) => {
    setEntry({ ...entry, text, known: next, isWrong: false })
    if (next !== entry.known) onChange(next)
  }
  const pick = () => picker.current?.showPicker?.()

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget, key, altKey } = event
    if (key === 'Escape') return onEscape?.(event)
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    if (altKey) return pick()
    const stepped = format.step(currentTarget.value, currentTarget.selectionStart ?? 0, key === 'ArrowUp' ? 1 : -1)
    if (!stepped) return
    // The text is there before React writes the same, so that the part can be selected in it.
    currentTarget.value = stepped.text
    currentTarget.setSelectionRange(stepped.from, stepped.to)
    take(stepped.text, stepped.value)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // Another window that takes the focus leaves it as it is.
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return
    const { known, text } = entry
    const isRead = known !== '' || text.trim() === ''
    setEntry({ ...entry, text: known === '' ? text.trim() : format.write(known), isWrong: !isRead })
    onLeave?.(isRead)
  }
  const wrong = entry.isWrong ? `Type a date such as ${format.example}` : undefined
  return (
    <PlainField {...labels} errorMessage={wrong ?? labels.errorMessage}>
      {ties => (
        <div ref={ref} className={css.box} onBlur={leave}>
          <span className={css.drawing}>
            <Icon name="calendar" />
          </span>
          {folded ? (
            <button
              type="button"
              id={ties.id}
              className={css.folded}
              aria-label={`${labels.label}: ${folded.words || 'none'}`}
              aria-describedby={ties['aria-describedby']}
              aria-expanded={false}
              onClick={folded.onOpen}
            >
              {folded.words || 'Choose'}
            </button>
          ) : (
            <input
              {...ties}
              className={input}
              type="text"
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              value={entry.text}
              onChange={({ target: { value: text } }) => take(text, format.read(text))}
              {...arrival}
              onFocus={event => {
                arrival.onFocus(event)
                onFocus?.()
              }}
              onKeyDown={step}
            />
          )}
          <input
            ref={picker}
            className={css.picker}
            type={type}
            aria-label="Calendar"
            tabIndex={-1}
            value={value}
            max={max}
            onClick={pick}
            onChange={({ target }) => take(format.write(target.value), target.value)}
          />
        </div>
      )}
    </PlainField>
  )
}
