import type { ChartState, ChartTransition } from './chart.ts'
import { transitionWords } from './transition-words.ts'

/** Maximum length in characters of a label's first line. The guard of a longer label has its own line. */
const widest = 20

/** Breaks a text into lines of about 20 characters. */
export const wrapped = (text: string) => (text.match(/.{1,20}(?: |$)|\S+ ?/g) ?? []).map(line => line.trim())

/** Returns the lines of an arrow's label: trigger, guard, actions and description. */
export function labelLines(transition: ChartTransition): readonly string[] {
  const { trigger, guard } = transitionWords(transition)
  const { actions, description = '' } = transition
  const cause = [trigger, guard].filter(Boolean)
  const lines = cause.join(' ').length > widest ? cause : [cause.join(' ')]
  return [...lines, actions.length > 0 ? `/ ${actions.join(', ')}` : '', ...wrapped(description)].filter(Boolean)
}

/** True if a transition does not leave its state. The chart lists it in the state's box instead of drawing an arrow. */
export const isInternal = ({ from, to }: ChartTransition) => to.every(target => target === from)

/** Returns the text of a history state; none for other states. */
export const historyRows = (history: ChartState['history']) =>
  history ? [`${history.isDeep ? 'deep history' : 'history'}, else ${history.target}`] : []

/**
 * Returns the lines below the name in a state's box: description, actors, entry and exit actions, internal transitions,
 * and notes, without duplicates.
 */
export function boxRows(
  { id, invokes, entry, exit, history, description = '', notes = [] }: ChartState,
  transitions: readonly ChartTransition[],
) {
  const rows = [
    ...wrapped(description),
    ...historyRows(history),
    ...invokes.map(name => `invokes ${name}`),
    ...entry.map(name => `entry / ${name}`),
    ...exit.map(name => `exit / ${name}`),
    ...transitions.filter(one => one.from === id && isInternal(one)).map(one => labelLines(one).join(' ')),
    ...notes,
  ]
  return [...new Set(rows)]
}
