import { useSelector } from '@xstate/react'
import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'

const has = (lines: readonly AnyLine[], key: string | null) => lines.some(line => line.key === key)

const rowOf = (content: HTMLElement | null, key: string) => content?.querySelector(`[data-row="${key}"]`)

/** Moves the focus to the first number of a row that is not typed yet, or to the first of all. False where there is none. */
function focusNumber(row: Element | null | undefined): boolean {
  const numbers = [...(row?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]') ?? [])]
  const number = numbers.find(({ value }) => value === '') ?? numbers[0]
  number?.focus()
  return number !== undefined
}

/**
 * The lines as the table shows them. With hundreds of lines, what is typed next goes before what the last number changes
 * in the table; but a line that somebody adds is there at once with the focus in its weight, so that no key of those that
 * follow goes elsewhere, and one that goes is gone at once. `content` holds the rows.
 */
export function useLineFocus(lines: LinesActor, content: RefObject<HTMLElement | null>): readonly AnyLine[] {
  const current = useSelector(lines, snapshot => snapshot.context.lines)
  const deferred = useDeferredValue(current)
  /** The key of the line that was added or came back last. */
  const [added, setAdded] = useState<string | null>(null)
  const lacksAdded = has(current, added) && !has(deferred, added)
  const rows = lacksAdded || deferred.length > current.length ? current : deferred

  /** The line that gets the focus, once it is on the page with its material. */
  const due = useRef<string>(undefined)
  const take = ({ key }: { key: string }) => {
    due.current = key
    setAdded(key)
  }
  useEmitted(lines, 'line.added', take)
  useEmitted(lines, 'line.restored', line => {
    // Left first, the toasts give the focus back to where they had it from, and not after it has gone to the line.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    take(line)
  })
  useEmitted(lines, 'line.found', ({ key, isChosen }) => {
    // The focus stays where it is by now, unless it is in the search that the material was chosen in, which is about to go.
    const focused = document.activeElement
    const isThere = focused?.matches('[role="combobox"]') && rowOf(content.current, key)?.contains(focused)
    if (isChosen && isThere) due.current = key
  })
  useLayoutEffect(() => {
    const { current: key } = due
    const line = rows.find(row => row.key === key)
    if (key === undefined || !line) return
    if (focusNumber(rowOf(content.current, key))) due.current = undefined
  }, [rows, content])
  return rows
}
