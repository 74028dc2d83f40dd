import { useSelector } from '@xstate/react'
import { type RefObject, useDeferredValue, useState } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import { useFocusOnceThere } from '#ui/basics/use-focus-once-there.ts'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'

const has = (lines: readonly AnyLine[], key: string | null) => lines.some(line => line.key === key)

const rowOf = (content: HTMLElement | null, key: string) => content?.querySelector(`[data-row="${key}"]`)

/** The first number of a row that is not typed yet, or the first of all. */
function numberToType(row: Element | null | undefined): HTMLElement | undefined {
  const numbers = [...(row?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]') ?? [])]
  return numbers.find(({ value }) => value === '') ?? numbers[0]
}

/** From a line that is gone to the one in its place, or to the search for materials. */
const nextTo = ({ area, beside }: Lost) =>
  beside?.querySelector<HTMLElement>('td:last-child button') ??
  area.closest('section')?.querySelector<HTMLElement>('[role="combobox"]')

/**
 * The lines as the table shows them. With hundreds of lines, what is typed next goes before what the last number changes
 * in the table; but a line that somebody adds is there at once with the focus in its weight, so that no key of those that
 * follow goes elsewhere, and one that goes is gone at once, the focus in the one in its place. `content` holds the
 * rows: spread `rescue` on it.
 */
export function useLineFocus(lines: LinesActor, content: RefObject<HTMLElement | null>) {
  const current = useSelector(lines, snapshot => snapshot.context.lines)
  const deferred = useDeferredValue(current)
  /** The key of the line that was added or came back last. */
  const [added, setAdded] = useState<string | null>(null)
  const lacksAdded = has(current, added) && !has(deferred, added)
  const rows = lacksAdded || deferred.length > current.length ? current : deferred

  const focusOnceThere = useFocusOnceThere()
  const goTo = (key: string) => focusOnceThere(() => numberToType(rowOf(content.current, key)))
  const take = ({ key }: { key: string }) => {
    goTo(key)
    setAdded(key)
  }
  useEmitted(lines, 'line.added', take)
  useEmitted(lines, 'line.restored', take)
  useEmitted(lines, 'line.found', ({ key, isChosen }) => {
    // The focus stays where it is by now, unless it is in the search that the material was chosen in, which is about to go.
    const focused = document.activeElement
    const isThere = focused?.matches('[role="combobox"]') && rowOf(content.current, key)?.contains(focused)
    if (isChosen && isThere) goTo(key)
  })
  return { rows, rescue: useFocusRescue({ items: '[data-row]', next: nextTo }) }
}
