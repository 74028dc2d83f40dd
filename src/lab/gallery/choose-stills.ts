import type { Still } from './still.ts'

/**
 * Returns keys of what a snapshot's picture shows. With a single active state, the key is the state with its facts.
 * With parallel regions, the region that a fact belongs to is unknown. Each state is therefore combined with each fact,
 * true or false.
 */
const shownBy = ({ states, facts }: Still, all: readonly string[]) =>
  states.length === 1
    ? [[...states, ...facts].join(' ')]
    : states.flatMap(state => [state, ...all.map(fact => `${state} ${facts.includes(fact) ? '' : 'not '}${fact}`)])

/**
 * Selects snapshots, shortest courses first, until they cover each state with its facts. With parallel regions, each
 * state counts separately.
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
