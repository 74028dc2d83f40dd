import type { Still } from './still.ts'

/**
 * Returns the facts that a picture of a snapshot covers. A single active state is shown with every fact. With parallel
 * regions the state of a fact is unknown: each state and each fact, true and false, is covered separately.
 */
const shownBy = ({ states, facts }: Still, all: readonly string[]) =>
  states.length === 1
    ? [[...states, ...facts].join(' ')]
    : states.flatMap(state => [state, ...all.map(fact => `${state} ${facts.includes(fact) ? '' : 'not '}${fact}`)])

/**
 * Selects the fewest snapshots that cover each state and its facts, preferring short courses. Parallel regions are
 * covered independently.
 */
export function chooseStills(stills: readonly Still[]): readonly Still[] {
  const facts = [...new Set(stills.flatMap(still => still.facts))]
  const shown = new Set<string>()
  const chosen = new Set<Still>()
  for (const still of stills.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const shows = shownBy(still, facts)
    if (shows.some(part => !shown.has(part))) chosen.add(still)
    for (const part of shows) shown.add(part)
  }
  return stills.filter(still => chosen.has(still))
}
