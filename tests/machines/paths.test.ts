import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#lab/machine-catalogue.ts'
import { findPaths, type Paths } from '#lab/paths/find-paths.ts'
import { partsOf } from '#lab/paths/parts.ts'
import { replay } from '#lab/run/replay.ts'
import { stepInWords } from '#lab/run/steps.ts'

/** In ms: the session alone has more than a hundred paths. */
const timeout = 30_000

const machines = [...catalogue.values()].map(({ id, example }) => {
  let found: Promise<Paths> | undefined
  /** One search for all tests of a machine. */
  const paths = () => (found ??= findPaths(example))
  return { id, example, unreachable: example.unreachable ?? {}, paths }
})

// The table of what all tests take needs to know what there is.
const parts = Object.fromEntries([...catalogue].map(([id, { machine }]) => [id, partsOf(machine)]))
beforeEach(({ task }) => {
  task.file.meta.partsOfMachines = parts
})

describe.each(machines)('the paths through $id', ({ id, example, unreachable, paths: find }) => {
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

  test('lead to the same states each time, and to no error', { timeout }, async () => {
    const { paths } = await find()
    for (const { steps, input, value } of paths) {
      const { actor, moments } = await replay(example, { input, steps })
      const path = [id, input, ...steps.map(stepInWords)].join(', ')
      const { snapshot } = moments.at(-1) ?? {}
      expect({ path, value: snapshot?.value, error: snapshot?.error }).toEqual({ path, value, error: undefined })
      actor.stop()
    }
  })
})
