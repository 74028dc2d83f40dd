import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { LookupEvent } from '#machines/lookup/lookup.types.ts'
import { failed, start, unreachable } from './started.ts'

/** All that a person can send. */
const eventsWith = (term: string): LookupEvent[] => [
  { type: 'lookup.open' },
  { type: 'lookup.retry' },
  { type: 'term.type', term },
]

describe('when the server refuses', () => {
  test('keeps the problem, and the options from before', async () => {
    const { actor, clock, type, becomes } = start({ failures: { find: unreachable } })
    type('Iron')
    clock.increment(300)
    await becomes('failed')
    expect(actor.getSnapshot().context).toMatchObject({ problem: unreachable, options: [], found: null, term: 'Iron' })
  })

  test.each(['lookup.retry', 'lookup.open'] as const)('tries the same term again on %s', async event => {
    const { actor, asked, becomes } = await failed()
    actor.send({ type: event })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await becomes('ready')
    expect(asked()).toEqual([{ term: 'Iron' }, { term: 'Iron' }])
    expect(actor.getSnapshot().context.options).toEqual(['Iron', 'Iron ore'])
  })

  test('drops the problem as soon as another term is typed', async () => {
    const { actor, type } = await failed()
    type('Lead')
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect(actor.getSnapshot().value).toBe('typing')
  })
})

describe('a look-up as a whole', () => {
  test('calls off the search when the field goes away', () => {
    const { actor, calls } = start({ hanging: ['find'] })
    actor.send({ type: 'lookup.open' })
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('fails with the name of the slot when nobody filled it', async () => {
    const actor = createActor(lookupMachine<string>(), { input: { term: '' } }).start()
    actor.send({ type: 'lookup.open' })
    const { context } = await waitFor(actor, snapshot => snapshot.hasTag('failed'))
    expect(context.problem?.message).toBe('slot find of machine lookup is not filled')
  })

  test('takes in each state what makes sense there, and ignores the rest', () => {
    const answers = [
      { type: 'xstate.after.typingPause.lookup.typing' },
      { type: 'xstate.done.actor.0.lookup.loading', output: [] },
      { type: 'xstate.error.actor.0.lookup.loading', error: unreachable },
    ] as unknown as LookupEvent[]
    const paths = getShortestPaths(lookupMachine<string>(), {
      input: { term: '' },
      events: [...eventsWith('Iron'), ...answers],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const taken = paths.map(({ state }) => [
      state.value,
      eventsWith('Lead').flatMap(event => (state.can(event) ? event.type : [])),
    ])
    expect(Object.fromEntries(taken)).toEqual({
      idle: ['lookup.open', 'term.type'],
      typing: ['term.type'],
      loading: ['term.type'],
      ready: ['term.type'],
      failed: ['lookup.open', 'lookup.retry', 'term.type'],
    })
  })
})
