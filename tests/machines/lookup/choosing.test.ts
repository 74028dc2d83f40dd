import { describe, expect, test } from 'vitest'
import { failed, opened, start } from './started.ts'

describe('when the server refuses', () => {
  test('drops the problem as soon as another term is typed', async () => {
    const { actor, type } = await failed()
    type('Lead')
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect(actor.getSnapshot().value).toBe('typing')
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
