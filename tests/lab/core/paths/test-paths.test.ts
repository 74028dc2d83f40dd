import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { allParts } from '#lab/core/paths/parts.ts'
import { testPaths } from '#lab/core/paths/test-paths.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { someMachines } from '#tests/lab/core/machines.ts'
import { barrierExample } from './barrier.ts'

const { player, order, draft } = someMachines
const stays = { forgotten: 'no transition leads there' }

testPaths(barrierExample.machine, { ...barrierExample, unreachable: stays })
testPaths(player)
testPaths(
  order,
  {
    inputs: { 'one part': { limit: 1 } },
    events: { add: { type: 'add' }, pay: { type: 'pay', amount: 5 } as { type: string }, retry: { type: 'retry' } },
  },
  {
    check({ actor }, { value }) {
      if ((actor.getSnapshot().status === 'done') !== (value === 'done')) throw new Error('Only a done order ends')
    },
  },
)

test('values of guards are assumed if the code does not lead to them', async () => {
  const { paths, parts, covered } = await findPaths(openMachine(draft))
  // Only payments with an amount end the child machine, and its schema has none.
  expect(allParts(parts).filter(part => !covered.has(part))).toEqual(['end', 'child: order answers → end'])
  expect(paths.map(({ steps }) => steps.map(({ do: kind }) => kind))).toContainEqual(['assume', 'send', 'fail'])
})

test('child machines get events', async () => {
  const door = createMachine({
    id: 'door',
    initial: 'open',
    states: { open: { on: { shut: 'shut' } }, shut: { on: { lock: 'locked' } }, locked: { type: 'final' } },
  })
  const house = createMachine({
    id: 'house',
    initial: 'visited',
    states: { visited: { invoke: { src: door, onDone: 'left' } }, left: {} },
  })
  const { paths, parts, covered } = await findPaths(openMachine(house))
  expect(allParts(parts).filter(part => !covered.has(part))).toEqual([])
  expect(paths.map(({ steps }) => steps.map(stepText))).toEqual([['0.house.visited › shut', '0.house.visited › lock']])
})
