import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import { describeRun } from './course-text.ts'
import { formatCoverage } from './coverage.ts'
import type { Paths } from './find-paths.ts'
import { reuseMachine } from './reuse-machine.ts'

/** Branch of the tree. Steps that paths share are written once. */
type Branch = { lines: readonly string[]; next: Map<string, Branch> }

const indented = (lines: readonly string[]) => lines.map(line => `  ${line}`)

const drawn = ({ lines, next }: Branch): readonly string[] => {
  const [where = '', ...facts] = lines
  return [where, ...indented(facts), ...indented([...next.values()].flatMap(drawn))]
}

/**
 * Returns the paths of an example's machine as a tree of steps. Each step has the next state (→), changed context
 * fields (=) and emitted events (!).
 */
export async function pathTree(example: AnyExample, { paths, parts, taken }: Paths): Promise<string> {
  const start: Branch = { lines: [], next: new Map() }
  const provide = reuseMachine(example)
  for (const path of paths) {
    let branch = start
    const run = await replay(example, path, { provide })
    run.actor.stop()
    for (const lines of describeRun(run)) {
      const key = lines.join('\n')
      const known = branch.next.get(key) ?? { lines, next: new Map() }
      branch.next.set(key, known)
      branch = known
    }
  }
  const notTaken = Object.entries(example.unreachable ?? {}).map(([part, reason]) => `not taken: ${part} (${reason})`)
  const trees = [...start.next.values()].flatMap(branch => ['', ...drawn(branch)])
  return [`${paths.length} paths take ${formatCoverage({ parts, taken })}`, ...notTaken, ...trees, ''].join('\n')
}
