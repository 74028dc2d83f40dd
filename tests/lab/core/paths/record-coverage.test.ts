import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { predict, recordCoverage } from '#lab/core/paths/record-coverage.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
import { typed } from '#machines/typed.ts'
import { barrierExample } from './barrier.ts'

const lightsMachine = setup({
  types: typed<{ context: { isDark: boolean }; events: { type: 'light.switch' } | { type: 'light.dim' } }>(),
  guards: { isDark: ({ context }) => context.isDark, isBright: ({ context }) => !context.isDark },
}).createMachine({
  id: 'lights',
  context: { isDark: true },
  initial: 'waking',
  on: { 'light.switch': { guard: 'isDark', target: '.waking' } },
  states: {
    waking: { always: [{ guard: 'isBright', target: 'off' }, { target: 'on' }] },
    off: {},
    on: {
      type: 'parallel',
      on: { 'light.dim': { guard: 'isDark' } },
      states: {
        lamp: { initial: 'bright', states: { bright: { on: { 'light.dim': 'dim' } }, dim: {} } },
        sign: { initial: 'lit', states: { lit: { on: { 'light.dim': { guard: 'isBright' } } } } },
      },
    },
  },
})

test('the start of a machine is recorded with its transient states', () => {
  const watch = recordCoverage()
  createActor(lightsMachine, { id: 'lights', inspect: watch.inspect }).start()
  expect([...watch.of('lights')]).toEqual([
    'waking',
    'the machine',
    'on',
    'on.lamp',
    'on.lamp.bright',
    'on.sign',
    'on.sign.lit',
    'waking: at once else → on',
    'isBright refuses',
  ])
})

/**
 * Starts the lights. `does` sends an event and returns the names of the parts that the event covers for the first time.
 */
function switchedOn() {
  const watch = recordCoverage()
  const actor = createActor(lightsMachine, { inspect: watch.inspect }).start()
  return {
    actor,
    does: (type: 'light.switch' | 'light.dim') => {
      const before = new Set(watch.of('lights'))
      actor.send({ type })
      return [...watch.of('lights')].filter(part => !before.has(part))
    },
  }
}

test('guard outcomes are recorded, except if a child state handled the event', () => {
  const { does } = switchedOn()
  expect(does('light.dim')).toEqual(['on.lamp.dim', 'on.lamp.bright: light.dim → on.lamp.dim'])
  expect(does('light.dim')).toEqual(['on: light.dim [isDark] → stays', 'isDark lets pass'])
  expect(does('light.switch')).toEqual(['the machine: light.switch [isDark] → waking'])
})

test('refusals by all guards are recorded', () => {
  const watch = recordCoverage()
  const actor = createActor(lightsMachine.provide({ guards: { isDark: () => false } }), { inspect: watch.inspect })
  actor.start().send({ type: 'light.switch' })
  expect(watch.of('lights')).toContain('isDark refuses')
})

test('child and parent are separated by machine id', () => {
  const watch = recordCoverage()
  const actor = createActor(fakeMachine(barrierExample, {}), { inspect: watch.inspect })
  actor.start().send({ type: 'barrier.light' })
  expect(watch.of('lamp')).toContain('dark: lamp.light → lighting')
  expect(watch.of('barrier')).toContain('the machine: barrier.light → stays')
  expect(watch.of('barrier')).not.toContain('lighting')
})

test('predicting an event has no effects', () => {
  const { actor } = switchedOn()
  const before = actor.getSnapshot()
  expect(predict(actor, { type: 'light.dim' }).parts).toContain('on.lamp.bright: light.dim → on.lamp.dim')
  expect(actor.getSnapshot()).toBe(before)
})
