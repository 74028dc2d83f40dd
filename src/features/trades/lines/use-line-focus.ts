import { useSelector } from '@xstate/react'
import { type RefObject, useDeferredValue, useState } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import { useFocusOnceThere } from '#ui/basics/use-focus-once-there.ts'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'

const has = (lines: readonly AnyLine[], key: string | null) => lines.some(line => line.key === key)

const rowOf = (content: HTMLElement | null, key: string) => content?.querySelector(`[data-row="${key}"]`)

/** The first empty number of a row, or else its first one. */
function numberToType(row: Element | null | undefined): HTMLElement | undefined {
  const numbers = [...(row?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]') ?? [])]
  return numbers.find(({ value }) => value === '') ?? numbers[0]
}

export const adderIn = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('[role="combobox"]:not([data-row] *)')

/** The next focus after a line was removed: the line in its place, or the search that adds lines. */
const nextTo = ({ area, beside }: Lost) => beside?.querySelector<HTMLElement>('td:last-child button') ?? adderIn(area)

/**
 * The lines as the table shows them, and the focus in them. The table is deferred, so that with hundreds of lines typing goes
 * before its update. An added or removed line shows at once: an added one takes the focus in its weight, so that the next
 * keys go there, and after a removal the focus moves to the line in its place. `content` holds the rows: spread `rescue` on
 * it.
 */
export function useLineFocus(lines: LinesActor, content: RefObject<HTMLElement | null>) {
  const current = useSelector(lines, snapshot => snapshot.context.lines)
  const deferred = useDeferredValue(current)
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
    // The focus moves only from the search or the suggestion that was taken, as that is about to be removed.
    if (isChosen && rowOf(content.current, key)?.contains(document.activeElement)) goTo(key)
  })
  return { rows, rescue: useFocusRescue({ items: '[data-row]', next: nextTo }) }
}
