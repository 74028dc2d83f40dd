import { expect, test } from 'vitest'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { exportedMachines } from '#lab/core/open/exported-machines.ts'
import { pastedModule } from '#lab/core/open/pasted-module.ts'
import { someMachines } from '#tests/lab/core/machines.ts'
import { runPasted } from './run-pasted.ts'

const statesOf = async (text: string) =>
  Object.entries((await runPasted(text)).machines).map(([name, machine]) => [
    name,
    ...buildChart(machine)
      .states.slice(1)
      .map(({ id }) => id),
  ])

test.each([
  ['JSON', '{"id": "toggle", "initial": "off", "states": {"off": {"on": {"press": "on"}}, "on": {}}}', 'toggle'],
  ['an expression', "createMachine({ id: 'toggle', initial: 'off', states: { off: {}, on: {} } });", 'toggle'],
  [
    'a module in TypeScript',
    `import { setup } from 'xstate'
    import { load, type Row } from './load'
    const createMachine = setup({ types: {} as { context: Row }, actors: { load } }).createMachine
    const toggle = createMachine({ id: 'switch', initial: 'off', states: { off: { invoke: { src: 'load' } }, on: {} } })`,
    'switch',
  ],
])('a pasted machine is opened: %s', async (_, text, name) => {
  expect(await statesOf(text)).toEqual([[name, 'off', 'on']])
})

test('several pasted machines have different names', async () => {
  expect(await statesOf('createMachine({}); createMachine({})')).toEqual([['(machine)'], ['(machine) 2']])
  const ids = ['a', 'a', 'a 2'].map(id => `createMachine({ id: '${id}' })`)
  expect(await statesOf(ids.join('; '))).toEqual([['a'], ['a 2'], ['a 2 2']])
})

test('machines of an extended setup are found', async () => {
  expect(await statesOf("setup({}).extend({ guards: {} }).createMachine({ id: 'lamp' })")).toEqual([['lamp']])
})

test('a text may end with an error after it created its machines', async () => {
  const { machines, failure } = await runPasted("createMachine({ id: 'lamp' }); start()")
  expect(Object.keys(machines)).toEqual(['lamp'])
  expect(String(failure)).toBe('ReferenceError: start is not defined')
})

test.each([
  ['before its machine', 'await Promise.resolve(); createMachine({})'],
  ['after its machine', 'createMachine({}); await new Promise(() => undefined)'],
])('a text may wait %s', async (_, text) => {
  expect(await statesOf(text)).toEqual([['(machine)']])
})

test.each([
  ['start(); createMachine({})', 'start is not defined'],
  ["import { createModel } from 'xstate/lib/model'; createModel({})", 'XState 5 has no createModel'],
])('an error before the first machine is thrown: %s', async (text, message) => {
  await expect(runPasted(text)).rejects.toThrow(message)
})

test('a syntax error is thrown', () => {
  expect(() => pastedModule('createMachine({')).toThrow('Unexpected token')
})

test('machines and functions that create them are found among the exports of a module', () => {
  const { player, order } = someMachines
  const exports = { player, orderMachine: () => order, count: 3, start: () => order }
  expect(exportedMachines(exports)).toEqual({ player, 'orderMachine()': order })
})
