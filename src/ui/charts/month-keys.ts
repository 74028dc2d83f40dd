import type { KeyboardEvent } from 'react'
import { isRightToLeft } from '#messages/language.ts'

/** Returns the index of the month that a navigation key moves to; null for other keys. */
function targetOf(key: string, at: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: Math.min(at + 1, count - 1),
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}

/** Moves the focus between the months of a chart: arrow keys, Home and End. `stop` is the month with the tab stop. */
export function moveToMonth(
  event: KeyboardEvent<SVGSVGElement>,
  months: ReadonlyArray<{ id: string }>,
  stop: string | undefined,
) {
  const at = months.findIndex(month => month.id === stop)
  const target = months[targetOf(event.key, at, months.length) ?? -1]
  if (!target) return
  event.preventDefault()
  event.currentTarget.querySelector<SVGElement>(`[data-month="${target.id}"]`)?.focus()
}
