import type { AnyExample } from '#machines/example.ts'
import type { Paths } from './find-paths.ts'
import { courseWords } from './path-words.ts'
import { shareWords } from './share.ts'

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
  const notTaken = Object.entries(example.unreachable ?? {}).map(([part, reason]) => `not taken: ${part} (${reason})`)
  const trees = [...start.next.values()].flatMap(branch => ['', ...drawn(branch)])
  return [`${paths.length} paths take ${shareWords({ parts, taken })}`, ...notTaken, ...trees, ''].join('\n')
}
