import { useRef, useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { useFocusOnceThere } from '#ui/basics/use-focus-once-there.ts'
import * as css from './date-time-field.css.ts'
import { input } from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

/**
 * A date with a time, in the browser's own control. `value` and `max` are local times as the control writes them:
 * "2026-11-20T14:30", or empty.
 *
 * The control has a stop of Tab for each of its parts. With `words` the field is one stop: a button that says them and opens the
 * control, which closes when it is left, and by Escape. With an error it stays open.
 */
export function DateTimeField({
  value,
  onChange,
  max,
  words,
  ...labels
}: FieldProps & {
  value: string
  onChange: (local: string) => void
  /** The latest that can be picked; a later one can still be typed, so check it. */
  max?: string
  /** The value in words: "Today, 14:30". */
  words?: string
}) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focusOnceThere = useFocusOnceThere()
  const turn = (next: boolean) => {
    setOpen(next)
    focusOnceThere(() => box.current?.querySelector<HTMLElement>(next ? 'input' : 'button'))
  }
  const isFolded = words !== undefined && !isOpen && !labels.errorMessage
  return (
    <PlainField {...labels}>
      {ties => (
        <div ref={box} className={css.box}>
          <span className={css.drawing}>
            <Icon name="calendar" />
          </span>
          {isFolded ? (
            <button
              type="button"
              id={ties.id}
              className={css.folded}
              aria-label={`${labels.label}: ${words || 'none'}`}
              aria-describedby={ties['aria-describedby']}
              aria-expanded={false}
              onClick={() => turn(true)}
            >
              {words || 'Choose'}
            </button>
          ) : (
            <input
              {...ties}
              className={`${input} ${css.input}`}
              type="datetime-local"
              value={value}
              max={max}
              onChange={event => onChange(event.target.value)}
              onFocus={() => setOpen(true)}
              onBlur={({ currentTarget }) => {
                // Another window that takes the focus leaves it open.
                if (document.activeElement !== currentTarget) setOpen(false)
              }}
              onKeyDown={event => {
                if (event.key !== 'Escape' || words === undefined) return
                event.stopPropagation()
                turn(false)
              }}
            />
          )}
        </div>
      )}
    </PlainField>
  )
}
