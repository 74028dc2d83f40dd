import { expect, test } from 'vitest'
import { chooseStills } from '#lab/gallery/choose-stills.ts'
import { readStills, type Still, writeStills } from '#lab/gallery/still.ts'

const still = (states: readonly string[], facts: readonly string[] = [], steps = 1): Still => ({
  input: 'start',
  steps: Array.from({ length: steps }, () => ({ do: 'answer', src: 'load' })),
  states,
  facts,
  takes: [],
})

test('Parallel regions are not combined: each state is shown once', () => {
  const [first, second, both] = [still(['a.one', 'b.one']), still(['a.two', 'b.one']), still(['a.two', 'b.two'])]
  const other = still(['a.one', 'b.two'])
  expect(chooseStills([first, second, both, other])).toEqual([first, second, both])
})

test('A state is shown with and without each optional fact', () => {
  const [plain, empty] = [still(['ready']), still(['ready'], ['isEmpty'])]
  expect(chooseStills([plain, empty])).toEqual([plain, empty])
})

test('A single active state is shown with each set of facts', () => {
  const [plain, whole, empty] = [still(['done']), still(['done'], ['isWhole']), still(['done'], ['isEmpty', 'isWhole'])]
  const other = still(['done'], ['isEmpty'])
  expect(chooseStills([empty, other, whole, plain])).toEqual([empty, other, whole, plain])
})

test('The shortest course to a state is chosen, in the original order', () => {
  const [long, short, last] = [still(['ready'], [], 3), still(['ready'], [], 1), still(['failed'])]
  expect(chooseStills([long, last, short])).toEqual([last, short])
})

test('Snapshots are parsed as written', () => {
  const stills = [still(['ready'], ['isEmpty']), still(['failed'], [], 0)]
  expect(readStills(writeStills(stills))).toEqual(stills)
})
