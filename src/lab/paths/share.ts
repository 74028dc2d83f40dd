import type { Paths } from './find-paths.ts'

type Part = { taken: number; all: number }

/** How many of the states and transitions of a machine are taken. The machine itself is none of its states. */
export type TakenShare = Readonly<Record<'states' | 'transitions', Part>>

const countOf = (parts: readonly string[], taken: ReadonlySet<string>) =>
  `${parts.filter(part => taken.has(part)).length} of ${parts.length}`

/** What paths take, in words. */
export function shareWords({ parts: { states, transitions, outcomes }, taken }: Omit<Paths, 'paths'>): string {
  const counts = [
    // The first one is the machine itself.
    `${countOf(states.slice(1), taken)} states`,
    `${countOf(transitions, taken)} transitions`,
    `${countOf(outcomes, taken)} outcomes of guards`,
  ]
  return counts.join(', ')
}

/** What a text with these words says. @throws where it has none. */
export function shareIn(text: string): TakenShare {
  const partOf = (name: keyof TakenShare): Part => {
    const found = new RegExp(`(\\d+) of (\\d+) ${name}`).exec(text)
    if (!found) throw new Error(`No words say how many ${name} are taken`)
    return { taken: Number(found[1]), all: Number(found[2]) }
  }
  return { states: partOf('states'), transitions: partOf('transitions') }
}

/** One that is taken whole is told by its number alone. */
const partWords = ({ taken, all }: Part, name: string) =>
  `${taken === all ? all : `${taken} of ${all}`} ${all === 1 ? name : `${name}s`}`

/** A share in short: `41 states · 172 of 175 transitions`. */
export const shareInShort = ({ states, transitions }: TakenShare) =>
  `${partWords(states, 'state')} · ${partWords(transitions, 'transition')}`

/** Rounded down: only all is 100. */
export const percentOf = ({ states, transitions }: TakenShare) =>
  Math.floor((100 * (states.taken + transitions.taken)) / (states.all + transitions.all))
