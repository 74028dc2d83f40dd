import type { KeyboardEvent, RefObject } from 'react'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'

const isNumber = (element: Element) => element.matches('[role="spinbutton"]')

/** The search that adds lines, which stands before the rows. */
const adderOf = (content: HTMLElement | null) =>
  content?.closest('section')?.querySelector<HTMLElement>('[role="combobox"]:not([data-row] *)')

/** The keys of the rows in `content`: Enter moves from number to number, Ctrl+Backspace discards a line. */
export function useLineKeys(lines: LinesActor, content: RefObject<HTMLElement | null>) {
  const goOn = (from: HTMLElement, row: Element) => {
    const numbers = [...row.querySelectorAll<HTMLElement>('[role="spinbutton"]')]
    const rows = [...(content.current?.querySelectorAll('[data-row]') ?? [])]
    const below = rows[rows.indexOf(row) + 1]?.querySelector<HTMLElement>('[role="spinbutton"]')
    const next = numbers[numbers.indexOf(from) + 1] ?? adderOf(content.current) ?? below
    next?.focus()
  }
  const discard = (key: string) => {
    const event = { type: 'line.discard', key } as const
    if (!lines.getSnapshot().can(event)) return false
    // Moving the focus makes the number report what was typed last, so that Undo restores it with the line.
    adderOf(content.current)?.focus()
    lines.send(event)
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey, shiftKey } = event
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
    if (!row || !(target instanceof HTMLElement) || altKey || shiftKey || event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    if (key === 'Enter' && !isCommand && isNumber(target)) {
      event.preventDefault()
      goOn(target, row)
    }
    // In the search for a material, Ctrl+Backspace deletes a word.
    if (key === 'Backspace' && isCommand && !target.matches('[role="combobox"]') && discard(row.dataset['row'] ?? '')) {
      event.preventDefault()
    }
  }
}
