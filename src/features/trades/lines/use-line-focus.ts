import { useSelector } from '@xstate/react'
import { type RefObject, useDeferredValue, useState } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'

const has = (lines: readonly AnyLine[], key: string | null) => lines.some(line => line.key === key)

const rowOf = (content: HTMLElement | null, key: string) => content?.querySelector(`[data-row="${key}"]`)

/** Returns the first empty number field of a row, or else its first number field. */
export function numberToType(row: Element | null | undefined): HTMLElement | undefined {
  const numbers = [...(row?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]') ?? [])]
  return numbers.find(({ value }) => value === '') ?? numbers[0]
}

export const adderIn = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('[role="combobox"]:not([data-row] *)')

/** Returns the element to focus after a line is removed: a button of the line that takes its place, or the search. */
const nextTo = ({ area, nearest }: Lost) => nearest?.querySelector<HTMLElement>('td:last-child button') ?? adderIn(area)

/**
 * Returns the table's lines and manages the focus.
 * - Updates are deferred, so that typing stays fast with hundreds of lines. Added and removed lines are shown
 *   immediately.
 * - The weight of an added line gets the focus.
 * - After a removal, the line that takes its place gets the focus.
 *
 * `content` is the element around the rows. Spread `rescue` on it.
 */
export function useLineFocus(lines: LinesActor, content: RefObject<HTMLElement | null>) {
  const current = useSelector(lines, snapshot => snapshot.context.lines)
  const deferred = useDeferredValue(current)
  const [added, setAdded] = useState<string | null>(null)
  const lacksAdded = has(current, added) && !has(deferred, added)
  const rows = lacksAdded || deferred.length > current.length ? current : deferred

  const focusOnceThere = useFocusWhenRendered()
  const goTo = (key: string) => focusOnceThere(() => numberToType(rowOf(content.current, key)))
  const take = ({ key }: { key: string }) => {
    goTo(key)
    setAdded(key)
  }
  useEmitted(lines, 'line.added', take)
  useEmitted(lines, 'line.restored', take)
  useEmitted(lines, 'line.found', ({ key, isChosen }) => {
    // The chosen material replaces the focused search or suggestion. Otherwise, the focus does not move.
    if (isChosen && rowOf(content.current, key)?.contains(document.activeElement)) goTo(key)
  })
  return { rows, rescue: useFocusRescue({ items: '[data-row]', next: nextTo }) }
}
