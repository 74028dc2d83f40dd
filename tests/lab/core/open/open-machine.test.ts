import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import * as z from 'zod'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { someMachines } from '#tests/lab/core/machines.ts'

const { player, order, draft } = someMachines
const send = (type: string, payload: object = {}): RunStep => ({ do: 'send', event: { type, ...payload } })
const assume = (guard: string, value: boolean | null): RunStep => ({ do: 'assume', guard, value })

async function endOf(machine: Parameters<typeof openMachine>[0], steps: readonly RunStep[], input = 'no input') {
  const run = await replay(openMachine(machine), { input, steps })
  run.actor.stop()
  return run.moments.at(-1)
}

describe('an opened machine', () => {
  test('offers its events, and the actors and guards that it has inline', () => {
    expect(openMachine(order)).toMatchObject({
      actors: ['actor 1'],
      guards: ['guard 1', 'guard 2', 'guard 3', 'guard 4'],
      events: { add: { type: 'add' }, pay: { type: 'pay' }, retry: { type: 'retry' } },
    })
    expect(openMachine(player).events).toHaveProperty('light.any')
  })

  test('offers the actors and guards of its child machines', () => {
    expect(openMachine(draft)).toMatchObject({ actors: ['load', 'actor 1'], guards: ['isReady', ...guards] })
  })

  test('gets inputs and payloads from schemas', () => {
    const event = z.object({ amount: z.number(), by: z.enum(['card', 'cash']), tags: z.array(z.string()) })
    const input = { type: 'object', properties: { limit: { type: 'integer', examples: [3] }, note: { type: 'null' } } }
    const schemas = { input, events: { pay: event, note: z.string(), stop: 'none' } }
    const acts = { actions: 'act' }
    const { inputs, events } = openMachine(createMachine({ schemas, on: { pay: acts, note: acts, stop: acts } }))
    expect(inputs).toEqual({ 'no input': undefined, 'input of the schema': { limit: 3, note: null } })
    expect(events).toEqual({
      pay: { type: 'pay', amount: 0, by: 'card', tags: [''] },
      note: { type: 'note' },
      stop: { type: 'stop' },
    })
  })

  test('has the same states and transitions as its definition', () => {
    for (const machine of Object.values(someMachines)) {
      const [opened, plain] = [openMachine(machine).machine, machine].map(buildChart)
      expect(opened?.states.map(({ id, kind }) => [id, kind])).toEqual(plain?.states.map(({ id, kind }) => [id, kind]))
      expect(opened?.transitions.map(({ id, to }) => [id, to])).toEqual(
        plain?.transitions.map(({ id, to }) => [id, to]),
      )
    }
  })

  test('takes an input typed as JSON, and ends with its output', async () => {
    const pay = send('pay', { amount: 5 })
    const moment = await endOf(order, [send('add'), pay, { do: 'answer', src: 'actor 1', output: 2 }], '{"limit":3}')
    expect(moment?.snapshot).toMatchObject({ value: 'done', status: 'done', output: { sold: 2 } })
  })

  test('refuses an input that is neither a name nor JSON', async () => {
    await expect(endOf(order, [], '{"limit"')).rejects.toThrow('There is no input called {"limit"')
  })

  test('decides guards by the code, or as assumed from a step on', async () => {
    const start = async (...steps: RunStep[]) => (await endOf(draft, steps))?.snapshot.value
    expect(await start(send('start'))).toBe('idle')
    expect(await start(assume('isReady', true), send('start'))).toBe('busy')
    expect(await start(assume('isReady', true), assume('isReady', null), send('start'))).toBe('idle')
  })

  test('fails instead of looping without an end', async () => {
    const turns = createMachine({
      initial: 'left',
      states: {
        left: { always: 'right' },
        right: { always: [{ guard: 'isDone', target: 'left' }, { target: 'left' }] },
      },
    })
    const { status, error } = (await endOf(turns, []))?.snapshot ?? {}
    expect({ status, error: String(error) }).toEqual({
      status: 'error',
      error: expect.stringContaining('Infinite loop'),
    })
  })

  test('fails a call with the only failure', async () => {
    const steps = [assume('isReady', true), send('start'), { do: 'fail', src: 'load', kind: 'error' } as const]
    expect((await endOf(draft, steps))?.snapshot.value).toBe('idle')
  })

  test('continues a history state where it stopped', async () => {
    const value = (await endOf(player, [send('wake'), send('mute'), send('power'), send('wake')]))?.snapshot.value
    expect(value).toMatchObject({ on: { sound: { mute: { left: 'a' } } } })
  })
})

const { guards = [] } = openMachine(order)
