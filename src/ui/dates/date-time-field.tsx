import { useRef, useState } from 'react'
import { useFocusOnceThere } from '#ui/basics/use-focus-once-there.ts'
import { DateEntryField, type DateEntryProps } from './date-entry-field.tsx'

/**
 * A date with a time. `value` and `max` are local times: "2026-11-20T14:30", or empty.
 *
 * With `words` the field is a button that says them and opens the line of text, which closes when it is left, and by Escape. With
 * an error it stays open.
 */
export function DateTimeField({
  words,
  ...field
}: DateEntryProps & {
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
  const isFolded = words !== undefined && !isOpen && !field.errorMessage
  return (
    <DateEntryField
      {...field}
      ref={box}
      type="datetime-local"
      onFocus={() => setOpen(true)}
      onLeave={isRead => setOpen(!isRead)}
      onEscape={event => {
        if (words === undefined) return
        event.stopPropagation()
        turn(false)
      }}
      folded={isFolded ? { words, onOpen: () => turn(true) } : undefined}
    />
  )
}
