import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { input } from '#ui/fields/field.css.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { PlainField } from '#ui/fields/plain-field.tsx'
import { useTextArrival } from '#ui/fields/use-text-arrival.ts'
import * as css from './date-entry-field.css.ts'
import { type DateEvent, type DateFormat, firstDate, isUnread, nextDate } from './typed-date.ts'

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
  ref?: RefObject<HTMLDivElement | null>
}) {
  const picker = useRef<HTMLInputElement>(null)
  const ownBox = useRef<HTMLDivElement>(null)
  const box = ref ?? ownBox
  const arrival = useTextArrival()
  const [entry, setEntry] = useState(() => firstDate(value, format))
  const current = nextDate(entry, { type: 'value', value }, format)
  if (current !== entry) setEntry(current)
  const take = (event: DateEvent) => {
    const next = nextDate(entry, event, format)
    setEntry(next)
    if (next.date !== entry.date) onChange(next.date)
    return next
  }
  usePendingField(box, isUnread(entry), () => {
    take({ type: 'leave' })
    return true
  })
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
    take({ type: 'pick', date: stepped.value, text: stepped.text })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // Another window that takes the focus leaves it as it is.
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return
    onLeave?.(!take({ type: 'leave' }).isWrong)
  }
  const wrong = entry.isWrong ? `Type a date such as ${format.example}` : undefined
  return (
    <PlainField {...labels} errorMessage={wrong ?? labels.errorMessage}>
      {ties => (
        <div ref={box} className={css.box} onBlur={leave}>
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
              onChange={({ target: { value: text } }) => take({ type: 'type', text })}
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
            onChange={({ target: { value: date } }) => take({ type: 'pick', date, text: format.write(date) })}
          />
        </div>
      )}
    </PlainField>
  )
}
