import { describe, expect, test } from 'vitest'
import { failed, opened, start } from './started.ts'

describe('server refusal', () => {
  test('clears the problem on another term', async () => {
    const { actor, type } = await failed()
    type('Lead')
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect(actor.getSnapshot().value).toBe('typing')
  })
})

describe('chosen options', () => {
  test('come first afterwards, the latest first, in every look-up', async () => {
    const { actor } = await opened()
    expect(actor.getSnapshot().context.recent).toEqual([])
    actor.send({ type: 'option.choose', option: 'Lead' })
    actor.send({ type: 'option.choose', option: 'Iron' })
    expect(actor.getSnapshot().context.recent).toEqual(['Iron', 'Lead'])
  })

  test('are loaded whenever the field opens', () => {
    const remembered = ['Iron']
    const { actor } = start({ remembered })
    actor.send({ type: 'lookup.open' })
    expect(actor.getSnapshot().context.recent).toEqual(['Iron'])
    remembered.unshift('Lead')
    actor.send({ type: 'lookup.open' })
    expect(actor.getSnapshot().context.recent).toEqual(['Lead', 'Iron'])
  })

  test('end the creation of a new record, as a cancel does', async () => {
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
