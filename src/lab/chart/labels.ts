import type { ChartState, ChartTransition } from './chart.ts'
import { transitionWords } from './transition-words.ts'

/** The lines beside the arrow of a transition: what makes it happen, if what, and what is done. */
export function linesOf(transition: ChartTransition): readonly string[] {
  const { trigger, guard } = transitionWords(transition)
  const { actions } = transition
  const cause = [trigger, guard].filter(Boolean).join(' ')
  return [cause, actions.length > 0 ? `/ ${actions.join(', ')}` : ''].filter(Boolean)
}

/** Whether a transition acts and stays in its state: it has no arrow, but a row of the box of its state. */
export const stays = ({ from, to }: ChartTransition) => to.every(target => target === from)

/**
 * The lines in the box of a state below its name: what runs in it, what is done on the way in and out, and what stays. What
 * reads the same stands once.
 */
export function rowsOf({ id, invokes, entry, exit }: ChartState, transitions: readonly ChartTransition[]) {
  const rows = [
    ...invokes.map(name => `invokes ${name}`),
    ...entry.map(name => `entry / ${name}`),
    ...exit.map(name => `exit / ${name}`),
    ...transitions.filter(one => one.from === id && stays(one)).map(one => linesOf(one).join(' ')),
  ]
  return [...new Set(rows)]
}
