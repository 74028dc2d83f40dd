import { expect, test } from 'vitest'
import { chooseSnapshots } from '#lab/product/gallery/choose-snapshots.ts'
import { readSnapshots, type Snapshot } from '#lab/product/gallery/snapshot.ts'
import { writeSnapshots } from '#tools/paths/find-snapshots.ts'

const snapshot = (states: readonly string[], facts: readonly string[] = [], steps = 1): Snapshot => ({
  input: 'start',
  steps: Array.from({ length: steps }, () => ({ do: 'answer', src: 'load' })),
  states,
  facts,
  takes: [],
})

test('Parallel regions are not combined: each state is shown once', () => {
  const [first, second, both] = [
    snapshot(['a.one', 'b.one']),
    snapshot(['a.two', 'b.one']),
    snapshot(['a.two', 'b.two']),
  ]
  const other = snapshot(['a.one', 'b.two'])
  expect(chooseSnapshots([first, second, both, other])).toEqual([first, second, both])
})

test('A state is shown with and without each optional fact', () => {
  const [plain, empty] = [snapshot(['ready']), snapshot(['ready'], ['isEmpty'])]
  expect(chooseSnapshots([plain, empty])).toEqual([plain, empty])
})

test('A single active state is shown with each set of facts', () => {
  const [plain, certain, empty] = [
    snapshot(['done']),
    snapshot(['done'], ['isCertain']),
    snapshot(['done'], ['isEmpty', 'isCertain']),
  ]
  const other = snapshot(['done'], ['isEmpty'])
  expect(chooseSnapshots([empty, other, certain, plain])).toEqual([empty, other, certain, plain])
})

test('The shortest course to a state is chosen, in the original order', () => {
  const [long, short, last] = [snapshot(['ready'], [], 3), snapshot(['ready'], [], 1), snapshot(['failed'])]
  expect(chooseSnapshots([long, last, short])).toEqual([last, short])
})

test('Snapshots are parsed as written', () => {
  const snapshots = [snapshot(['ready'], ['isEmpty']), snapshot(['failed'], [], 0)]
  expect(readSnapshots(writeSnapshots(snapshots))).toEqual(snapshots)
})
