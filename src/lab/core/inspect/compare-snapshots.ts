import { summarize } from '#lab/core/summarize.ts'
import { textIn } from './event-words.ts'
import type { SeenSnapshot } from './inspected-actors.ts'

/** Field of a snapshot: its values in the earlier and the later one. `before` is null without an earlier snapshot. */
export type SnapshotField = { name: string; before: string | null; after: string; hasChanged: boolean }

const fieldsOf = ({ status, context, output, error }: SeenSnapshot): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ['status', status],
    ...Object.entries(typeof context === 'object' && context !== null ? context : { context }),
    ...Object.entries({ output, error: textIn(error, 'name') || error }).filter(([, value]) => value !== undefined),
  ])

/** Compares the status, the fields of the context, the output and the error of two snapshots of an actor. */
export function compareSnapshots(before: SeenSnapshot | null, after: SeenSnapshot): readonly SnapshotField[] {
  const [old, now] = [before ? fieldsOf(before) : null, fieldsOf(after)]
  return [...new Set([...now.keys(), ...(old?.keys() ?? [])])]
    .map(name => {
      const [was, is] = [old?.get(name), now.get(name)].map(summarize)
      return { name, before: old ? String(was) : null, after: String(is), hasChanged: old !== null && was !== is }
    })
    .filter(({ before, after }) => (before ?? 'undefined') !== 'undefined' || after !== 'undefined')
}
