import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { machinesOfModule, pastedModule } from '#lab/core/open/pasted-module.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
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

test('names that XState 5 does not have are replaced, and no failure', async () => {
  const text = "import { choose, createMachine } from 'xstate'; createMachine({ id: 'lamp', entry: choose([]) })"
  expect(await runPasted(text)).toMatchObject({ machines: { lamp: {} }, missing: ['choose'], failure: null })
})

test.each([
  ['start(); createMachine({})', 'start is not defined'],
  ["import { createLogic } from 'xstate'; createLogic({})", 'XState 5 has no createLogic'],
])('an error before the first machine is thrown: %s', async (text, message) => {
  await expect(runPasted(text)).rejects.toThrow(message)
})

test('a syntax error is thrown', () => {
  expect(() => pastedModule('createMachine({')).toThrow('Unexpected token')
})

test('machines and functions that create them are found among the exports of a module', async () => {
  const { player, order } = someMachines
  const opened = await machinesOfModule(async (_, module) => {
    module.exports = { player, orderMachine: () => order, count: 3, start: () => order }
  })
  expect(opened).toMatchObject({ machines: { player, 'orderMachine()': order }, factories: {} })
  expect(Object.keys(opened.machines)).toEqual(['player', 'orderMachine()'])
})

test('a function with parameters creates a machine with replaced arguments, and with others', async () => {
  const { machines, factories } = await runPasted(`
    import { createMachine } from 'xstate'
    export const orderMachine = (limit, { load }) => createMachine({
      id: 'order ' + limit,
      context: { limit, first: load.items[0] },
      initial: 'open', states: { open: {} },
    })`)
  expect(Object.keys(machines)).toEqual(['orderMachine()'])
  const made = factories['orderMachine()']?.(5, { load: { items: ['a'] } })
  expect(made).toMatchObject({ config: { context: { limit: 5, first: 'a' } } })
})

test('a function that fails with replaced arguments is offered for others', async () => {
  const { machines, factories, failure } = await runPasted(`
    import { createMachine } from 'xstate'
    export const stepMachine = step => {
      if (step !== 'first') throw new Error('Unknown step')
      return createMachine({ initial: step, states: { first: {} } })
    }`)
  expect([machines, failure]).toEqual([{}, 'Error: Unknown step'])
  expect(factories['stepMachine()']?.('first')).toMatchObject({ config: { initial: 'first' } })
})

test('a method of a class or of an object creates a machine', async () => {
  expect(
    await statesOf(`
      import { setup } from 'xstate'
      import { Base } from './base'
      export class Action extends Base { make(api) { return setup({}).createMachine({ id: api.name + ' 1', initial: 'on', states: { on: {} } }) } }
      export const lamps = { create: () => setup({}).createMachine({ initial: 'off', states: { off: {} } }) }`),
  ).toEqual([
    ['Action.make()', 'on'],
    ['lamps.create()', 'off'],
  ])
})

test('a function may return its machine inside an object, which no test can import', async () => {
  const text = `
    import { createActor, createMachine } from 'xstate'
    export const make = () => ({ machine: createMachine({ initial: 'on', states: { on: {} } }) })
    export const start = () => createActor(createMachine({ initial: 'up', states: { up: {} } })).start()`
  expect(await statesOf(text)).toEqual([
    ['make()', 'on'],
    ['start()', 'up'],
  ])
  expect(await runPasted(text)).toMatchObject({ exported: [] })
})

test('models of XState 4, and targets of the machine without a dot, are read', async () => {
  expect(
    await statesOf(`
      import { createModel } from 'xstate/lib/model'
      const model = createModel({ count: 0 }, { events: { reset: () => ({}) } })
      export const counter = model.createMachine({ initial: 'on', on: { reset: 'on' }, states: { on: {} } })`),
  ).toEqual([['counter', 'on']])
})

test('functions and services of XState 4 run, and are named', async () => {
  const { machines, oldKeys } = await runPasted(`
    import { assign, createMachine } from 'xstate'
    export const counter = createMachine({
      context: { count: 1 },
      initial: 'on',
      states: { on: { invoke: { src: 'load' }, on: { add: { actions: 'add', cond: (ctx, event) => event.by > ctx.count } } } },
    }, {
      services: { load: async context => context.count },
      actions: { add: assign({ count: (context, event) => context.count + event.by }) },
    })`)
  const actor = createActor(fakeMachine(openMachine(machines['counter'] ?? createMachine({})), {})).start()
  actor.send({ type: 'add', by: 1 })
  expect(actor.getSnapshot().context).toEqual({ count: 1 })
  actor.send({ type: 'add', by: 4 })
  expect(actor.getSnapshot().context).toEqual({ count: 5 })
  expect(oldKeys['counter']?.map(({ key }) => key)).toEqual(['cond', 'functions of (context, event)', 'services'])
})

test('machines of a CommonJS module, and machines that are not exported, are found', async () => {
  expect(
    await statesOf(
      "const { createMachine } = require('xstate'); module.exports = { lamp: createMachine({ initial: 'on', states: { on: {} } }) }",
    ),
  ).toEqual([['lamp', 'on']])
  expect(await statesOf("export const lamp = createMachine({ id: 'a' }); createMachine({ id: 'b' })")).toEqual([
    ['lamp'],
    ['b'],
  ])
})

test('packages that are not installed are replaced', async () => {
  const text = `
    import { createMachine } from 'xstate'
    import * as z from 'zod'
    import api, { Client } from './api'
    class Own extends Client {}
    const schema = z.object({ name: z.string().min(1) })
    const [first] = await new Own().list(...api.all)
    api.start().then(() => undefined)
    api.use(new Own()).then()
    createMachine({ id: 'lamp', context: { first, isValid: schema.parse({}) }, initial: 'on', states: { on: { invoke: { src: api.load } } } })`
  expect(await statesOf(text)).toEqual([['lamp', 'on']])
})
