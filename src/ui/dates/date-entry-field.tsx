import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { input } from '#ui/fields/field.css.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import type { FieldTies } from '#ui/fields/plain-field.tsx'
import { useTextArrival } from '#ui/fields/use-text-arrival.ts'
import * as css from './date-entry-field.css.ts'
import { type DateEvent, type DateFormat, firstDate, hasInvalidText, nextDate } from './typed-date.ts'

export type DateEntryProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  format: DateFormat
  /** Latest date in the calendar. Users can type later dates, so the caller must validate the value. */
  max?: string | undefined
}

type DateEntry = ReturnType<typeof useDateEntry>

export function useDateEntry({ value, onChange, format, max, errorMessage }: DateEntryProps) {
  const box = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState(() => firstDate(value, format))
  const current = nextDate(entry, { type: 'value', value }, format)
  if (current !== entry) setEntry(current)
  const take = (event: DateEvent) => {
    const next = nextDate(entry, event, format)
    setEntry(next)
    if (next.date !== entry.date) onChange(next.date)
    return next
  }
  usePendingField(box, hasInvalidText(entry), () => {
    take({ type: 'leave' })
    return true
  })
  return {
    box,
    picker,
    pick: () => picker.current?.showPicker?.(),
    value,
    max,
    text: entry.text,
    take,
    format,
    errorMessage: entry.isWrong ? t('Enter a date. For example, {example}', { example: format.example }) : errorMessage,
  }
}

/** Text input with the date in the format's locale. A native date input would use the browser's language. */
export function DateText({
  date: { text, take, format, pick },
  ties,
  onFocus,
  onEscape,
}: {
  date: DateEntry
  ties: FieldTies
  onFocus?: () => void
  onEscape?: (event: KeyboardEvent) => void
}) {
  const arrival = useTextArrival()
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget, key, altKey } = event
    if (key === 'Escape') return onEscape?.(event)
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    if (altKey) return pick()
    const stepped = format.step(currentTarget.value, currentTarget.selectionStart ?? 0, key === 'ArrowUp' ? 1 : -1)
    if (!stepped) return
    // Sets the text before React renders it, so that the segment can be selected immediately.
    currentTarget.value = stepped.text
    currentTarget.setSelectionRange(stepped.from, stepped.to)
    take({ type: 'pick', date: stepped.value, text: stepped.text })
  }
  return (
    <input
      {...ties}
      className={input}
      type="text"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={event => take({ type: 'type', text: event.target.value })}
      {...arrival}
      onFocus={event => {
        arrival.onFocus(event)
        onFocus?.()
      }}
      onKeyDown={step}
    />
  )
}

export function DateBox({
  date: { box, picker, pick, value, max, take, format },
  type,
  onLeave,
  children,
}: {
  date: DateEntry
  /** Type of the native picker, and format of the value. */
  type: 'date' | 'datetime-local'
  /** Called when the focus leaves the field. `isRead` is true if the text is a valid date or empty. */
  onLeave?: (isRead: boolean) => void
  children: ReactNode
}) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // Switching to another window does not count as leaving, because the field keeps the focus.
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return
    onLeave?.(!take({ type: 'leave' }).isWrong)
  }
  return (
    <div ref={box} className={css.box} onBlur={leave}>
      <span className={css.drawing}>
        <Icon name="calendar" />
      </span>
      {children}
      <input
        ref={picker}
        className={css.picker}
        type={type}
        aria-label={t('Calendar')}
        tabIndex={-1}
        value={value}
        max={max}
        onClick={pick}
        onChange={({ target: { value: picked } }) => take({ type: 'pick', date: picked, text: format.write(picked) })}
      />
    </div>
  )
}
