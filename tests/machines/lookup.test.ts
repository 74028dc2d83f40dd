import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Problem } from '#domain/problem.ts'
import type { Script } from '#machines/fakes.ts'
import { lookupFakes } from '#machines/lookup/lookup.fakes.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import { isStale, isWithoutHits } from '#machines/lookup/lookup.selectors.ts'
import type { LookupEmitted, LookupEvent } from '#machines/lookup/lookup.types.ts'

const metals = ['Copper', 'Iron', 'Iron ore', 'Lead']
const unreachable = new Problem({ kind: 'network', title: 'No connection', message: 'The server cannot be reached.' })

/** A running look-up over `metals`, started with what the address has. */
function start({ term = '', ...script }: { term?: string } & Script<'find'> = {}) {
  const { actors, calls } = lookupFakes({ options: text => metals.filter(name => name.includes(text)), ...script })
  const clock = new SimulatedClock()
  const actor = createActor(lookupMachine<string>().provide({ actors }), { input: { term }, clock })
  const told: LookupEmitted[] = []
  actor.on('*', event => told.push(event))
  actor.start()
  return {
    actor,
    clock,
    told,
    calls,
    asked: () => calls.map(call => call.input),
    type: (text: string) => actor.send({ type: 'term.type', term: text }),
    becomes: (tag: 'ready' | 'failed') => waitFor(actor, snapshot => snapshot.hasTag(tag), { timeout: 1000 }),
  }
}

/** One opened and answered. */
async function opened(options?: Parameters<typeof start>[0]) {
  const field = start(options)
  field.actor.send({ type: 'lookup.open' })
  await field.becomes('ready')
  return field
}

/** One opened and refused, once. */
async function failed() {
  const field = start({ term: 'Iron', failures: { find: [unreachable] } })
  field.actor.send({ type: 'lookup.open' })
  await field.becomes('failed')
  return field
}

/** All that a person or the address can send. */
const eventsWith = (term: string): LookupEvent[] => [
  { type: 'lookup.open' },
  { type: 'lookup.retry' },
  { type: 'term.type', term },
  { type: 'lookup.reset', term },
]

describe('opening', () => {
  test('asks nothing until the field is opened or typed into', () => {
    const { asked, actor } = start({ term: 'Iron' })
    expect(asked()).toEqual([])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  test('finds the options for the term that the address has', async () => {
    const { actor, asked, told } = await opened({ term: 'Iron' })
    expect(actor.getSnapshot().context).toMatchObject({ options: ['Iron', 'Iron ore'], found: 'Iron', problem: null })
    expect(asked()).toEqual([{ term: 'Iron' }])
    expect(told).toEqual([])
  })

  test('says so when nothing fits, but not while it is still looking', async () => {
    const { actor, becomes } = start({ term: 'Gold' })
    actor.send({ type: 'lookup.open' })
    expect(isWithoutHits(actor.getSnapshot())).toBe(false)
    await becomes('ready')
    expect(isWithoutHits(actor.getSnapshot())).toBe(true)
  })
})

describe('typing', () => {
  test('waits for a pause of 300 ms, which each key begins anew', () => {
    const { clock, asked, type } = start()
    type('I')
    clock.increment(299)
    type('Ir')
    clock.increment(299)
    expect(asked()).toEqual([])
    clock.increment(1)
    expect(asked()).toEqual([{ term: 'Ir' }])
  })

  test('gives the term to the address after the pause, once', () => {
    const { clock, told, type } = start()
    type('I')
    type('Ir')
    expect(told).toEqual([])
    clock.increment(300)
    expect(told).toEqual([{ type: 'term.changed', term: 'Ir' }])
  })

  test('keeps the old options, marked as stale, until there are new ones', async () => {
    const { actor, clock, type, becomes } = await opened({ term: 'Iron' })
    expect(isStale(actor.getSnapshot())).toBe(false)
    type('Copper')
    clock.increment(300)
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    expect(actor.getSnapshot().context.options).toEqual(['Iron', 'Iron ore'])
    expect(isStale(actor.getSnapshot())).toBe(true)
    await becomes('ready')
    expect(actor.getSnapshot().context.options).toEqual(['Copper'])
    expect(isStale(actor.getSnapshot())).toBe(false)
  })

  test('calls off the search for an older term', () => {
    const { clock, calls, type } = start({ hanging: ['find'] })
    type('Iron')
    clock.increment(300)
    expect(calls[0]?.signal.aborted).toBe(false)
    type('Lead')
    expect(calls[0]?.signal.aborted).toBe(true)
    clock.increment(300)
    expect(calls.map(call => [call.input, call.signal.aborted])).toEqual([
      [{ term: 'Iron' }, true],
      [{ term: 'Lead' }, false],
    ])
  })

  test('does not ask again for the term last found, but gives it back to the address', async () => {
    const { actor, clock, asked, told, type } = await opened({ term: 'Iron' })
    type('Iron o')
    type('Iron')
    clock.increment(300)
    expect(actor.getSnapshot().hasTag('ready')).toBe(true)
    expect(asked()).toEqual([{ term: 'Iron' }])
    expect(told).toEqual([{ type: 'term.changed', term: 'Iron' }])
  })

  test('takes no notice of spaces around a term', async () => {
    const { actor, clock, asked, told, type } = await opened({ term: 'Iron' })
    type(' Iron ')
    clock.increment(300)
    expect(isStale(actor.getSnapshot())).toBe(false)
    expect(asked()).toEqual([{ term: 'Iron' }])
    type(' Lead ')
    clock.increment(300)
    expect(asked().at(-1)).toEqual({ term: 'Lead' })
    expect(told.at(-1)).toEqual({ type: 'term.changed', term: 'Lead' })
    expect(actor.getSnapshot().context.term).toBe(' Lead ')
  })

  test('does nothing when the text is the same, whatever it waits for', async () => {
    const { actor, clock, told, type, calls } = start({ hanging: ['find'] })
    type('Iron')
    clock.increment(299)
    type('Iron')
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    type('Iron')
    expect(calls[0]?.signal.aborted).toBe(false)
    expect(told).toHaveLength(1)
  })
})

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

describe('a term from outside', () => {
  test('is asked for only when the field is opened again', async () => {
    const { actor, asked, told, becomes } = await opened({ term: 'Iron' })
    actor.send({ type: 'lookup.reset', term: 'Lead' })
    expect(asked()).toHaveLength(1)
    actor.send({ type: 'lookup.open' })
    await becomes('ready')
    expect(actor.getSnapshot().context).toMatchObject({ term: 'Lead', options: ['Lead'] })
    expect(told).toEqual([])
  })

  test('ends the typing before it reaches the address', () => {
    const { actor, clock, asked, told, type } = start()
    type('Iron')
    actor.send({ type: 'lookup.reset', term: '' })
    clock.increment(1000)
    expect([asked(), told]).toEqual([[], []])
  })

  test('calls off the search that is under way', () => {
    const { actor, calls } = start({ hanging: ['find'] })
    actor.send({ type: 'lookup.open' })
    actor.send({ type: 'lookup.reset', term: 'Lead' })
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('changes nothing when it is the term that is there, as when the address says what it was told', () => {
    const { actor, clock, calls, type } = start({ hanging: ['find'] })
    type('Iron ')
    clock.increment(300)
    actor.send({ type: 'lookup.reset', term: 'Iron' })
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    expect(calls[0]?.signal.aborted).toBe(false)
  })
})

describe('as a whole', () => {
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
    const anywhere = ['term.type', 'lookup.reset']
    expect(Object.fromEntries(taken)).toEqual({
      idle: ['lookup.open', ...anywhere],
      typing: anywhere,
      loading: anywhere,
      ready: anywhere,
      failed: ['lookup.open', 'lookup.retry', ...anywhere],
    })
  })
})
