import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { callReference } from '#lab/core/run/pending-calls.ts'
import { replay } from '#lab/core/run/replay.ts'
import { type RunStep, StepError, stepText } from '#lab/core/run/steps.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { typed } from '#machines/typed.ts'
import { someMachines } from '#tests/lab/core/machines.ts'

const type: RunStep = { do: 'send', event: { type: 'term.type', term: 'Iron' } }
const pause: RunStep = { do: 'pass', delay: 'typingPause' }
const answer = { do: 'answer', src: 'find' } satisfies RunStep
const fail = { do: 'fail', src: 'find', kind: 'network' } satisfies RunStep

const run = (...steps: RunStep[]) => replay(lookupExample, { input: 'an empty field', steps })
/** Returns a course that ends with an answer with the named output. */
const answeredAs = (as: string) => ({ input: 'an empty field', steps: [type, pause, { ...answer, as }] })
const statesOf = ({ moments }: Awaited<ReturnType<typeof run>>) => moments.map(({ snapshot }) => snapshot.value)

/** Example of a machine that throws an error on every event. */
const throwing = openMachine(
  setup({
    types: typed<{ events: { type: 'act' } | { type: 'ask' } | { type: 'assign' } }>(),
    actions: {
      breakDown: () => {
        throw new Error('no paper')
      },
    },
    guards: {
      isReady: () => {
        throw new Error('no ink')
      },
    },
  }).createMachine({
    id: 'throwing',
    on: {
      act: { actions: 'breakDown' },
      ask: { guard: 'isReady' },
      assign: {
        actions: assign(() => {
          throw new Error('no toner')
        }),
      },
    },
  }),
)

test.each([
  ['act', 'no paper', 'breakDown'],
  ['ask', "Unable to evaluate guard 'isReady'", null],
  ['assign', 'no toner', null],
])('a machine that throws stores the error, the event %s and the action', async (type, message, action) => {
  const { moments } = await replay(throwing, { input: 'no input', steps: [{ do: 'send', event: { type } }] })
  expect(moments.at(-1)?.thrown).toMatchObject({ event: type, action })
  expect(String(moments.at(-1)?.thrown?.error)).toContain(message)
})

const broken = createMachine({
  context: () => {
    throw new Error('no paper')
  },
})

test.each([
  ['that reads its input', someMachines.order, 'no input', true],
  ['that has its input', someMachines.order, '{"limit":2}', false],
  ['that has no input', broken, 'no input', false],
])('a machine %s needs an input: %#', async (_, machine, input, expected) => {
  const { needsInput } = await replay(openMachine(machine), { input, steps: [] })
  expect(needsInput).toBe(expected)
})

describe('a run of a machine on fakes', () => {
  test('takes its steps in order, with a moment after each', async () => {
    const { moments, ...rest } = await run(type, pause, answer)
    expect(statesOf({ moments, ...rest })).toEqual(['idle', 'typing', 'loading', 'ready'])
    expect(moments.map(({ emitted }) => emitted)).toEqual([[], [], [{ type: 'term.changed', term: 'Iron' }], []])
    expect(moments.at(-1)?.snapshot.context).toMatchObject({ options: [{ name: 'Iron' }, { name: 'Iron ore' }] })
  })

  test('fails a call like the server would', async () => {
    const { moments } = await run(type, pause, fail)
    expect(moments.at(-1)?.snapshot.value).toBe('failed')
    expect(moments.at(-1)?.snapshot.context).toMatchObject({ problem: { kind: 'network' } })
  })

  test.each([
    { kind: 'timeout', mayBeDone: true, retryAfter: undefined },
    { kind: 'tooMany', mayBeDone: false, retryAfter: 30 },
    { kind: 'server', mayBeDone: false, retryAfter: undefined },
  ] as const)('shows the consequences of a failure of kind $kind', async ({ kind, mayBeDone, retryAfter }) => {
    const { moments } = await run(type, pause, { ...fail, kind })
    expect(moments.at(-1)?.snapshot.context).toMatchObject({ problem: { kind, mayBeDone, retryAfter } })
  })

  test('ends a call with an output that the example names', async () => {
    const example = { ...lookupExample, otherAnswers: { find: { nothing: { options: [], total: 0 } } } }
    const { moments } = await replay(example, answeredAs('nothing'))
    expect(moments.at(-1)?.snapshot.context).toMatchObject({ found: 'Iron', options: [] })
    await expect(replay(example, answeredAs('all'))).rejects.toThrow(new StepError('find has no answer called all'))
  })

  test('ends the named call of several', async () => {
    const begin: RunStep = { do: 'send', event: pasteExample.events['paste.begin'] }
    const { uses, take, moments } = await replay(pasteExample, { input: 'no rows yet', steps: [begin] })
    const [, , third] = uses()
    if (!third) throw new Error('Pasted rows are looked up four at a time.')
    const step: RunStep = { do: 'fail', ...callReference(third, uses()), kind: 'server' }
    const { snapshot } = await take(step)
    expect(uses().map(({ number }) => number)).toEqual([1, 2, 4])
    const again = await replay(pasteExample, { input: 'no rows yet', steps: [begin, step] })
    expect(again.moments.at(-1)?.snapshot.value).toEqual(snapshot.value)
    expect(moments).toHaveLength(2)
  })

  test('ends a call with a typed output', async () => {
    const typed = { options: [], total: 7 }
    const { moments } = await run(type, pause, { ...answer, output: typed })
    expect(moments.at(-1)?.snapshot.context).toMatchObject(typed)
  })

  test.each([
    ['No ink', new Error('No ink'), 'load fails (No ink)'],
    ['{"code":402}', { code: 402 }, 'load fails ({"code":402})'],
  ])('fails a call with the typed error %s', async (typedError, expected, words) => {
    const machine = createMachine({
      invoke: { src: 'load', onError: { actions: assign(({ event }) => ({ error: event.error })) } },
    })
    const step: RunStep = { do: 'fail', src: 'load', error: typedError }
    const { actor } = await replay(openMachine(machine), { input: 'no input', steps: [step] })
    expect(actor.getSnapshot().context).toEqual({ error: expected })
    expect(stepText(step)).toBe(words)
  })

  test('replaces fields of the context, and then takes eventless transitions', async () => {
    const edit: RunStep = { do: 'edit', context: { term: 'Lead' } }
    const { moments } = await run(type, edit, pause)
    expect(moments.map(({ snapshot }) => snapshot.context.term)).toEqual(['', 'Iron', 'Lead', 'Lead'])
    expect(moments.map(({ snapshot }) => snapshot.value)).toEqual(['idle', 'typing', 'typing', 'loading'])
    const tank = openMachine(
      setup({
        types: typed<{ context: { level: number } }>(),
        guards: { isFull: ({ context }) => context.level > 9 },
      }).createMachine({
        context: { level: 0 },
        initial: 'filling',
        states: { filling: { always: { guard: 'isFull', target: 'full' } }, full: { on: { '*': 'filling' } } },
      }),
    )
    const fill: RunStep = { do: 'edit', context: { level: 10 } }
    const filled = await replay(tank, { input: 'no input', steps: [fill] })
    expect(filled.moments.at(-1)?.snapshot.value).toBe('full')
    await expect(filled.take(fill)).rejects.toThrow(new StepError('The context cannot be edited here'))
  })

  test('passes inspection events from the start', async () => {
    const types = new Set<string>()
    await replay(lookupExample, { input: 'an empty field', steps: [] }, { inspect: ({ type }) => types.add(type) })
    expect([...types]).toContain('@xstate.actor')
  })

  test('lists pending calls and delays with their lengths', async () => {
    const { uses, waits, take } = await run(type)
    expect(uses().map(({ src }) => src)).toEqual([])
    expect(waits()).toMatchObject([{ delay: 'typingPause', length: 300 }])
    await take(pause)
    expect(waits()).toEqual([])
    expect(uses().map(({ src, input }) => [src, input])).toEqual([['find', { term: 'Iron' }]])
  })

  test('drops cancelled calls and restarted delays', async () => {
    const { uses, waits, take } = await run(type, pause)
    await take({ do: 'send', event: { type: 'term.type', term: 'Lead' } })
    expect(uses()).toEqual([])
    expect(waits()).toHaveLength(1)
    const { snapshot } = await take(pause)
    expect(snapshot.context).toMatchObject({ term: 'Lead' })
  })

  test.each([
    { what: 'a use that is not pending', step: answer, why: 'find is not pending' },
    { what: 'a delay that does not run', step: pause, why: 'Nothing waits for typingPause' },
  ])('refuses $what', async ({ step, why }) => {
    await expect(run(step)).rejects.toThrow(new StepError(why))
  })

  test('refuses an unknown input', async () => {
    await expect(replay(lookupExample, { input: 'nothing', steps: [] })).rejects.toThrow(StepError)
  })
})
