import type { Paths } from './find-paths.ts'

type Part = { covered: number; all: number }

/** Numbers of covered states and transitions. The machine itself does not count as a state. */
export type Coverage = Readonly<Record<'states' | 'transitions', Part>>

/** Counts the parts that paths cover. */
export function coverageOf({ parts, covered }: Pick<Paths, 'parts' | 'covered'>): Coverage {
  const partOf = (all: readonly string[]) => ({
    covered: all.filter(part => covered.has(part)).length,
    all: all.length,
  })
  return { states: partOf(parts.states.slice(1)), transitions: partOf(parts.transitions) }
}

/** Parses the coverage from the text of stored paths. @throws if the text has none. */
export function parseCoverage(text: string): Coverage {
  const partOf = (name: keyof Coverage): Part => {
    const found = new RegExp(`(\\d+) of (\\d+) ${name}`).exec(text)
    if (!found) throw new Error(`The text lacks the number of covered ${name}`)
    return { covered: Number(found[1]), all: Number(found[2]) }
  }
  return { states: partOf('states'), transitions: partOf('transitions') }
}

/** Formats the coverage of one kind of part. Complete coverage is written as one number. */
const formatPart = ({ covered, all }: Part, name: string) =>
  `${covered === all ? all : `${covered} of ${all}`} ${all === 1 ? name : `${name}s`}`

/** Formats coverage such as `41 states · 172 of 175 transitions`. */
export const formatShortCoverage = ({ states, transitions }: Coverage) =>
  `${formatPart(states, 'state')} · ${formatPart(transitions, 'transition')}`

/** Returns the coverage in percent, rounded down: only complete coverage is 100. */
export const percentOf = ({ states, transitions }: Coverage) =>
  Math.floor((100 * (states.covered + transitions.covered)) / (states.all + transitions.all))
