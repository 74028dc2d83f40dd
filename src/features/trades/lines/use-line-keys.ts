import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { useAltKey } from '#ui/keys/use-alt-key.ts'
import { adderIn, numberToType } from './use-line-focus.ts'

const isNumber = (element: Element) => element.matches('[role="spinbutton"]')
const numbersIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])]

/** Moves the focus to the next line, and back from there. */
function createMoves(content: RefObject<HTMLElement | null>) {
  let arrival: { from: HTMLElement; to: HTMLElement } | null = null
  return {
    goToNextLine: (from: HTMLElement) => {
      const rows = [...(content.current?.querySelectorAll('[data-row]') ?? [])]
      const row = from.closest('[data-row]')
      const to = numberToType(rows[rows.findIndex(each => each === row) + 1]) ?? adderIn(content.current)
      if (!to) return
      to.focus()
      arrival = { from, to }
      to.addEventListener('blur', () => (arrival = null), { once: true })
    },
    /** Returns true if the focus moved back from `target`. */
    goBackFrom: (target: EventTarget): boolean => {
      const from = target === arrival?.to && arrival.from.isConnected ? arrival.from : null
      from?.focus()
      return from !== null
    },
  }
}

/**
 * Keyboard navigation in the lines.
 *
 * - Enter moves to the next number. Ctrl+Arrow (⌘ on a Mac) moves to the same number of the next or previous line.
 * - Alt+1 to Alt+9 move to the weight of a line.
 * - Shift+Tab returns from the target of `goToNextLine`.
 */
export function useLineKeys(lines: LinesActor, content: RefObject<HTMLElement | null>) {
  const [moves] = useState(() => createMoves(content))
  const rowsNow = () => [...(content.current?.querySelectorAll('[data-row]') ?? [])]
  const goOn = (from: HTMLElement, row: Element) => {
    const numbers = numbersIn(row)
    const next = numbers[numbers.indexOf(from) + 1] ?? adderIn(content.current)
    if (next) return next.focus()
    // Users without permission to add lines have no search, so the focus moves to the next row.
    const rows = rowsNow()
    numbersIn(rows[rows.indexOf(row) + 1])[0]?.focus()
  }
  useAltKey(code => {
    const digit = Number(/^Digit([1-9])$/.exec(code)?.[1])
    const weight = numbersIn(rowsNow()[digit - 1])[0]
    weight?.focus()
    return weight !== undefined
  })
  /**
   * Moves the focus up or down in a column of number fields. The search is the last element of each column. Returns
   * true if `from` is in the column.
   */
  const goAcross = (from: HTMLElement, isDown: boolean) => {
    const row = from.closest('[data-row]')
    const column = row ? numbersIn(row).indexOf(from) : 0
    const cells = rowsNow().flatMap(each => numbersIn(each)[column] ?? [])
    const adder = adderIn(content.current)
    const stops = adder ? [...cells, adder] : cells
    const at = stops.indexOf(from)
    const next = at < 0 ? undefined : stops[at + (isDown ? 1 : -1)]
    next?.focus()
    return at >= 0
  }
  const discard = (key: string) => {
    const event = { type: 'line.discard', key } as const
    if (!lines.getSnapshot().can(event)) return false
    // Moving the focus commits the typed number, so that Undo restores the line with it.
    adderIn(content.current)?.focus()
    lines.send(event)
    return true
  }
  return {
    goToNextLine: moves.goToNextLine,
    // Capture phase, because the number fields and the search handle the arrow keys too.
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(ctrlKey || metaKey) || altKey || shiftKey) return
      if (!(target instanceof HTMLElement) || !goAcross(target, key === 'ArrowDown')) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, altKey, shiftKey } = event
      if (key === 'Tab' && shiftKey && moves.goBackFrom(target)) return event.preventDefault()
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
      if (!row || !(target instanceof HTMLElement) || altKey || shiftKey || event.nativeEvent.isComposing) return
      const isCommand = event.ctrlKey || event.metaKey
      if (key === 'Enter' && !isCommand && isNumber(target)) {
        event.preventDefault()
        goOn(target, row)
      }
      // Ctrl+Backspace removes the line. In the material search, it deletes a word instead.
      if (
        key === 'Backspace' &&
        isCommand &&
        !target.matches('[role="combobox"]') &&
        discard(row.dataset['row'] ?? '')
      ) {
        event.preventDefault()
      }
    },
  }
}
