import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#lab/machine-catalogue.ts'
import { findPaths, type Paths } from '#lab/paths/find-paths.ts'
import { partsOf } from '#lab/paths/parts.ts'
import { pathTree } from '#lab/paths/path-tree.ts'

/** In ms: the session alone has more than a hundred paths. */
const timeout = 30_000

const machines = [...catalogue.values()].map(({ id, example, paths: kept }) => {
  let found: Promise<Paths> | undefined
  /** One search for all tests of a machine. */
  const paths = () => (found ??= findPaths(example))
  return { id, example, kept, unreachable: example.unreachable ?? {}, paths }
})

// The table of what all tests take needs to know what there is.
const parts = Object.fromEntries([...catalogue].map(([id, { machine }]) => [id, partsOf(machine)]))
beforeEach(({ task }) => {
  task.file.meta.partsOfMachines = parts
})

describe.each(machines)('the paths through $id', ({ example, kept, unreachable, paths: find }) => {
  test('take every state, every transition and both outcomes of every guard', { timeout }, async () => {
    const { parts, taken } = await find()
    const all = [...parts.states, ...parts.transitions, ...parts.outcomes]
    expect(all.filter(part => !taken.has(part) && !(part in unreachable))).toEqual([])
  })

  test('take nothing that the example calls unreachable, which it calls by its name', { timeout }, async () => {
    const { parts, taken } = await find()
    const all = new Set([...parts.states, ...parts.transitions, ...parts.outcomes])
    expect(Object.keys(unreachable).filter(part => taken.has(part) || !all.has(part))).toEqual([])
  })

  test('lead where they led when they were written down (`npm run paths` does so anew)', { timeout }, async () => {
    expect(kept).toBe(await pathTree(example, await find()))
  })
})
