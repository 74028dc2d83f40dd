import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import { failed, opened, start, unreachable } from './started.ts'

describe('when the server refuses', () => {
  test('keeps the problem, and the options from before', async () => {
    const { actor, clock, type, becomes } = start({ failures: { find: unreachable } })
    type('Iron')
    clock.increment(300)
    await becomes('failed')
    expect(actor.getSnapshot().context).toMatchObject({ problem: unreachable, options: [], found: null, term: 'Iron' })
  })

  test('tries the same term again when that is asked for', async () => {
    const { actor, asked, becomes } = await failed()
    actor.send({ type: 'lookup.retry' })
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
    const { actor, calls } = start({ hanging: ['leisure', 'find'] })
    actor.send({ type: 'lookup.open' })
    actor.stop()
    expect(calls()[0]?.signal.aborted).toBe(true)
  })

  test('fails with the name of the slot when nobody filled it', async () => {
    const actor = createActor(lookupMachine<string>(), { input: { term: '' } }).start()
    const isFailed = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.hasTag('failed')
    expect((await waitFor(actor, isFailed)).context.problem?.message).toBe(
      'slot leisure of machine lookup is not filled',
    )
    actor.send({ type: 'lookup.retry' })
    expect((await waitFor(actor, isFailed)).context.problem?.message).toBe('slot find of machine lookup is not filled')
  })
})

describe('What is chosen', () => {
  test('is offered first from then on, the latest first, whichever look-up it was chosen in', async () => {
    const { actor } = await opened()
    expect(actor.getSnapshot().context.recent).toEqual([])
    actor.send({ type: 'option.choose', option: 'Lead' })
    actor.send({ type: 'option.choose', option: 'Iron' })
    expect(actor.getSnapshot().context.recent).toEqual(['Iron', 'Lead'])
  })

  test('is looked for anew whenever the field is gone to', () => {
    const remembered = ['Iron']
    const { actor } = start({ remembered })
    actor.send({ type: 'lookup.open' })
    expect(actor.getSnapshot().context.recent).toEqual(['Iron'])
    remembered.unshift('Lead')
    actor.send({ type: 'lookup.open' })
    expect(actor.getSnapshot().context.recent).toEqual(['Lead', 'Iron'])
  })

  test('ends the making of a new record, as giving that up does', async () => {
    const { actor, type } = await opened()
    type(' Zinc ')
    const creating = () => actor.getSnapshot().context.creating
    actor.send({ type: 'creation.begin' })
    expect(creating()).toBe('Zinc')
    actor.send({ type: 'creation.cancel' })
    expect(creating()).toBeNull()
    actor.send({ type: 'creation.begin' })
    actor.send({ type: 'option.choose', option: 'Zinc' })
    expect(creating()).toBeNull()
  })
})
