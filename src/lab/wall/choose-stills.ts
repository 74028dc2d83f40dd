import type { Still } from './still.ts'

/**
 * What a picture of a still shows. A state in which the machine rests alone is shown with all that is true in it. Where several
 * parts rest side by side, which of them a fact is about is not known: each state is shown, and each fact both ways.
 */
const shownBy = ({ states, facts }: Still, all: readonly string[]) =>
  states.length === 1
    ? [[...states, ...facts].join(' ')]
    : states.flatMap(state => [state, ...all.map(fact => `${state} ${facts.includes(fact) ? '' : 'not '}${fact}`)])

/**
 * The fewest found that show each state, with whatever can be true in it, preferring short courses. Parallel parts of a
 * machine are not combined: there is one for each state of each part.
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
