import type { AnyExample } from '#machines/example.ts'
import type { Paths } from './find-paths.ts'
import { courseWords } from './path-words.ts'

/** How much of a machine is taken: its states, transitions and outcomes of guards. */
export type Share = Readonly<Record<'states' | 'transitions' | 'outcomes', { taken: number; all: number }>>

const names = { states: 'states', transitions: 'transitions', outcomes: 'outcomes of guards' } as const

const shareWords = (share: Share) =>
  Object.entries(names)
    .map(([part, name]) => `${share[part as keyof Share].taken} of ${share[part as keyof Share].all} ${name}`)
    .join(', ')

/** The share that a tree of paths begins with. @throws where it does not. */
export function shareIn(tree: string): Share {
  const shareOf = (name: string) => {
    const found = new RegExp(`(\\d+) of (\\d+) ${name}`).exec(tree.slice(0, tree.indexOf('\n')))
    if (!found) throw new Error(`The paths do not begin with how many ${name} they take`)
    return { taken: Number(found[1]), all: Number(found[2]) }
  }
  return {
    states: shareOf(names.states),
    transitions: shareOf(names.transitions),
    outcomes: shareOf(names.outcomes),
  }
}

/** Steps that paths have in common stand once. */
type Branch = { lines: readonly string[]; next: Map<string, Branch> }

const indented = (lines: readonly string[]) => lines.map(line => `  ${line}`)

const drawn = ({ lines, next }: Branch): readonly string[] => {
  const [where = '', ...facts] = lines
  return [where, ...indented(facts), ...indented([...next.values()].flatMap(drawn))]
}

/**
 * The paths through the machine of an example as text: a tree of steps, each with where it leads (→), the fields of the context
 * that it changes (=) and what it emits (!).
 */
export async function pathTree(example: AnyExample, { paths, parts, taken }: Paths): Promise<string> {
  const start: Branch = { lines: [], next: new Map() }
  for (const path of paths) {
    let branch = start
    for (const lines of await courseWords(example, path)) {
      const key = lines.join('\n')
      const known = branch.next.get(key) ?? { lines, next: new Map() }
      branch.next.set(key, known)
      branch = known
    }
  }
  const shareOf = (some: readonly string[]) => ({
    taken: some.filter(part => taken.has(part)).length,
    all: some.length,
  })
  const share = shareWords({
    // The first one is the machine itself.
    states: shareOf(parts.states.slice(1)),
    transitions: shareOf(parts.transitions),
    outcomes: shareOf(parts.outcomes),
  })
  const notTaken = Object.entries(example.unreachable ?? {}).map(([part, reason]) => `not taken: ${part} (${reason})`)
  const trees = [...start.next.values()].flatMap(branch => ['', ...drawn(branch)])
  return [`${paths.length} paths take ${share}`, ...notTaken, ...trees, ''].join('\n')
}
