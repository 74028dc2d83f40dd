import { expect, test } from 'vitest'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { exportedMachines } from '#lab/core/open/exported-machines.ts'
import { machinesOfPasted, pastedModule } from '#lab/core/open/pasted-module.ts'
import { someMachines } from '#tests/lab/core/machines.ts'

async function statesOf(text: string) {
  const { default: run } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(pastedModule(text))}`
  )
  return Object.entries(machinesOfPasted(run)).map(([name, machine]) => [
    name,
    ...buildChart(machine)
      .states.slice(1)
      .map(({ id }) => id),
  ])
}

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
})

test('a syntax error is thrown', () => {
  expect(() => pastedModule('createMachine({')).toThrow('Unexpected token')
})

test('machines and functions that create them are found among the exports of a module', () => {
  const { player, order } = someMachines
  const exports = { player, orderMachine: () => order, count: 3, start: () => order }
  expect(exportedMachines(exports)).toEqual({ player, 'orderMachine()': order })
})
