import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { coverageOf } from '#lab/core/paths/coverage.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { uncoveredParts } from '#lab/core/paths/uncovered-parts.ts'

/** Machine with a part for each reason not to cover it. Its example assumes no guard, and sends only `go`. */
const gate = setup({ guards: { isOpen: () => false }, actors: { key: createMachine({}) } }).createMachine({
  id: 'gate',
  initial: 'shut',
  invoke: { src: 'key', onDone: '.locked' },
  states: {
    shut: { on: { go: { guard: 'isOpen', target: 'ajar' }, push: 'ajar' } },
    ajar: { initial: 'left', states: { left: {} }, on: { go: 'shut' } },
    locked: {},
    walled: {},
  },
})
const opened = openMachine(gate)
const example = {
  ...opened,
  guards: [],
  events: { go: { type: 'go' } },
  unreachable: { walled: 'the wall is in front' },
}

test('parts without a path have a reason', async () => {
  const found = await findPaths(example)
  expect(coverageOf(found)).toEqual({ states: { covered: 1, all: 5 }, transitions: { covered: 0, all: 4 } })
  expect(uncoveredParts(example, found).map(one => one.join(' | '))).toEqual([
    'ajar | no path takes a transition to it',
    'ajar.left | no path reaches ajar',
    'locked | no path takes a transition to it',
    'walled | the wall is in front',
    'the machine: key answers → locked | needs events of the child key',
    'shut: go [isOpen] → ajar | isOpen refuses in every path',
    'shut: push → ajar | only another actor sends push',
    'ajar: go → shut | no path reaches ajar',
    'isOpen lets pass | no path has this result',
  ])
  expect(uncoveredParts({ ...example, unreachable: {} }, found)).toContainEqual(['walled', 'no transition leads to it'])
})
