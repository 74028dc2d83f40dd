import { describe, expect, test } from 'vitest'
import { and, assign, createActor, createMachine, enqueueActions, raise, spawnChild, stateIn } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { door } from './door.ts'

const chart = buildChart(door)
const stateOf = (id: string) => chart.states.find(state => state.id === id)
const from = (id: string) => chart.transitions.filter(transition => transition.from === id)

describe('the states of a chart', () => {
  test('follow the definition, each with its parent', () => {
    expect(chart.machine).toBe('door')
    expect(chart.states.map(({ id, parent, kind }) => [id, parent, kind])).toEqual([
      ['', null, 'compound'],
      ['deciding', '', 'choice'],
      ['shut', '', 'atomic'],
      ['unlocking', '', 'atomic'],
      ['open', '', 'parallel'],
      ['open.hinge', 'open', 'compound'],
      ['open.hinge.still', 'open.hinge', 'atomic'],
      ['open.hinge.creaking', 'open.hinge', 'final'],
      ['open.latch', 'open', 'compound'],
      ['open.latch.held', 'open.latch', 'atomic'],
      ['open.latch.free', 'open.latch', 'final'],
      ['blocked', '', 'final'],
    ])
  })

  test('are initial if their parent starts with them, except in parallel states', () => {
    const initial = chart.states.filter(({ isInitial }) => isInitial).map(({ id }) => id)
    expect(initial).toEqual(['deciding', 'open.hinge.still', 'open.latch.held'])
  })

  test("list their actions without XState's internal ones", () => {
    expect(stateOf('')).toMatchObject({ name: 'door', invokes: ['listen'] })
    expect(stateOf('shut')).toMatchObject({ name: 'shut', entry: ['click'], exit: ['creak', 'count'] })
    expect(stateOf('unlocking')).toMatchObject({ entry: [], exit: [], invokes: ['unlock'] })
  })
})

describe('the transitions of a chart', () => {
  test('have one, several or no targets, including their own state', () => {
    expect(from('shut').map(({ trigger, to, actions }) => [trigger, to, actions])).toEqual([
      [{ kind: 'event', name: 'door.open' }, ['unlocking'], []],
      [{ kind: 'event', name: 'door.knock' }, [], ['count', 'click']],
      [{ kind: 'event', name: 'door.knock' }, ['shut'], []],
      [{ kind: 'event', name: 'door.lock' }, [], []],
      [{ kind: 'event', name: 'bell.ring' }, ['open.hinge.creaking', 'open.latch.held'], []],
    ])
    expect(from('open.hinge')).toMatchObject([{ to: ['open.hinge.creaking'] }])
    expect(from('')).toMatchObject([{ trigger: { kind: 'event', name: '*' }, to: [], actions: ['count'] }])
  })

  test('have readable guards, and mark else branches', () => {
    expect(from('shut').map(({ guard, isElse }) => [guard, isElse])).toEqual([
      [null, false],
      ['isHeard', false],
      [null, true],
      [null, false],
      ['isFree and (isHeard or not isOiled)', false],
    ])
    expect(from('deciding')).toMatchObject([
      { trigger: { kind: 'always' }, guard: 'isFree', isElse: false, to: ['shut'] },
      { trigger: { kind: 'always' }, guard: null, isElse: true, to: ['blocked'] },
    ])
  })

  test("are triggered by actors and delays with the machine's names", () => {
    expect(from('unlocking').map(({ trigger, to }) => [trigger, to])).toEqual([
      [{ kind: 'answer', name: 'unlock' }, ['open']],
      [{ kind: 'failure', name: 'unlock' }, ['shut']],
      [{ kind: 'failure', name: 'unlock' }, ['blocked']],
      [{ kind: 'delay', name: '250', ms: 250 }, ['blocked']],
      [{ kind: 'delay', name: 'moment', ms: 100 }, ['shut']],
      [{ kind: 'delay', name: 'while', ms: null }, []],
    ])
    expect(from('open')).toMatchObject([{ trigger: { kind: 'end' }, to: ['blocked'] }])
  })

  test("follow the order of their state's definition", () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { after: { 10: 'b' }, always: { guard: 'isB', target: 'b' }, on: { go: 'b' } }, b: {} },
    })
    expect(buildChart(machine).transitions.map(({ trigger }) => trigger.kind)).toEqual(['delay', 'always', 'event'])
  })

  test('share their ids with a running machine', () => {
    const ids: string[] = []
    const actor = createActor(door, {
      inspect(inspected) {
        if (inspected.type === '@xstate.microstep') ids.push(...inspected._transitions.map(transitionIdOf))
      },
    })
    actor.start()
    actor.send({ type: 'door.knock' })
    actor.send({ type: 'door.open' })
    actor.stop()
    const triggers = ids.map(transitionId => chart.transitions.find(({ id }) => id === transitionId)?.trigger)
    expect(triggers).toEqual([
      { kind: 'always' },
      { kind: 'event', name: 'door.knock' },
      { kind: 'event', name: 'door.open' },
    ])
  })
})

test('unnamed parts are inline, and the actions of XState have their names', () => {
  const { states, transitions } = buildChart(
    createMachine({
      id: 'shed',
      invoke: { src: door, onDone: {} },
      entry: [() => undefined, assign({}), raise({ type: 'wind.blow' }), spawnChild('watch')],
      on: {
        go: { guard: () => true },
        stay: { guard: and(['isFree', () => true]) },
        lock: { guard: stateIn('shut'), actions: enqueueActions(() => undefined) },
      },
    }),
  )
  expect(states[0]).toMatchObject({
    invokes: ['door'],
    entry: ['inline', 'assign', 'raise wind.blow', 'spawnChild watch'],
  })
  expect(transitions.map(({ trigger, guard, actions }) => [trigger, guard, actions])).toEqual([
    [{ kind: 'answer', name: 'door' }, null, []],
    [{ kind: 'event', name: 'go' }, 'inline', []],
    [{ kind: 'event', name: 'stay' }, 'isFree and inline', []],
    [{ kind: 'event', name: 'lock' }, 'in shut', ['enqueueActions']],
  ])
})

test('a history state shows its depth, and the state to enter without a history', () => {
  const { states } = buildChart(
    createMachine({
      initial: 'a',
      states: { a: {}, b: {}, back: { type: 'history' }, deep: { type: 'history', history: 'deep', target: 'b' } },
    }),
  )
  expect(states.slice(3).map(({ kind, history }) => [kind, history])).toEqual([
    ['history', { isDeep: false, target: 'a' }],
    ['history', { isDeep: true, target: 'b' }],
  ])
})
