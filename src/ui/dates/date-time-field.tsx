import { useState } from 'react'
import { t } from '#messages/message.ts'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'
import { PlainField } from '#ui/fields/plain-field.tsx'
import * as css from './date-entry-field.css.ts'
import { DateBox, type DateEntryProps, DateText, useDateEntry } from './date-entry-field.tsx'

/**
 * Date and time field. `value` and `max` are local times: "2026-11-20T14:30", or empty.
 *
 * With `words` ("Today, 14:30") the field collapses to a button with that text. The button opens the input, which
 * closes on blur and on Escape. A field with an error stays open.
 */
export function DateTimeField({ words, ...field }: DateEntryProps & { words?: string }) {
  const { label, description, isRequired, isLabelHidden } = field
  const date = useDateEntry(field)
  const [isOpen, setOpen] = useState(false)
  const focusOnceThere = useFocusWhenRendered()
  const turn = (next: boolean) => {
    setOpen(next)
    focusOnceThere(() => date.box.current?.querySelector<HTMLElement>(next ? 'input' : 'button'))
  }
  return (
    <PlainField {...{ label, description, isRequired, isLabelHidden }} errorMessage={date.errorMessage}>
      {ties => (
        <DateBox date={date} type="datetime-local" onLeave={isRead => setOpen(!isRead)}>
          {words === undefined || isOpen || field.errorMessage ? (
            <DateText
              date={date}
              ties={ties}
              onFocus={() => setOpen(true)}
              onEscape={event => {
                if (words === undefined) return
                event.stopPropagation()
                turn(false)
              }}
            />
          ) : (
            <button
              type="button"
              id={ties.id}
              className={css.folded}
              aria-label={words ? t('{label}: {date}', { label, date: words }) : t('{label}: none', { label })}
              aria-describedby={ties['aria-describedby']}
              aria-expanded={false}
              onClick={() => turn(true)}
            >
              {words || t('Choose')}
            </button>
          )}
        </DateBox>
      )}
    </PlainField>
  )
}
