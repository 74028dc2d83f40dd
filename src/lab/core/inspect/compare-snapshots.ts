import { summarize } from '#lab/core/summarize.ts'
import { textIn } from './event-words.ts'
import type { SeenSnapshot } from './inspected-event.ts'

/** Snapshot field with its earlier and later value. `before` is null without an earlier snapshot. */
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
  const names = new Set([...now.keys(), ...(old?.keys() ?? [])])
  const fields = Array.from(names, name => {
    const [was, is] = [summarize(old?.get(name)), summarize(now.get(name))]
    return { name, before: old ? was : null, after: is, hasChanged: old !== null && was !== is }
  })
  return fields.filter(({ before: was, after: is }) => (was ?? 'undefined') !== 'undefined' || is !== 'undefined')
}
