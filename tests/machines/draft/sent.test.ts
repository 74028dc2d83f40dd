import { describe, expect, test } from 'vitest'
import { settled } from '#tests/machines/support.ts'
import { draftWith, elsewhere, holding, opened, start } from './started.ts'

const sent = { id: 'record-1', at: opened - 1000, values: { name: 'Sipho' } }
const tried = draftWith({ changes: { name: 'Sipho' }, sent })

describe('draft of a form that sent its record', () => {
  test('is offered after the search finds nothing', async () => {
    const { state, offered, calls } = start({ stored: tried })
    expect(state()).toBe('searching')
    await settled()
    expect([state(), offered()]).toEqual(['open', tried])
    expect(calls.map(({ input }) => input)).toEqual([{ sent }])
  })

  test('leaves new input in its own draft if the record exists', async () => {
    const { type, pass, outside } = start({ stored: tried, found: 'record-1' })
    type(holding({ city: 'Durban' }))
    pass()
    expect(outside.stored?.changes).toEqual({ name: 'Sipho', city: 'Durban' })
    await settled()
    expect(outside.stored).toEqual(draftWith({ at: opened + 300, changes: { city: 'Durban' } }))
  })

  test('keeps the time of the request when it is stored again', () => {
    const { type, pass, outside } = start()
    const request = { id: 'record-2', values: { name: 'Naledi' } }
    type(holding({ name: 'Naledi' }, { sent: request }))
    pass()
    type(holding({ name: 'Naledi Mokoena' }, { sent: request }))
    pass()
    expect(outside.stored).toMatchObject({ at: opened + 600, sent: { ...request, at: opened + 300 } })
  })
})

describe('draft that another form holds', () => {
  test('is not offered until the other form releases it', () => {
    const { actor, state } = start({ stored: elsewhere })
    actor.send({ type: 'draft.heldElsewhere' })
    expect(state()).toBe('elsewhere')
    actor.send({ type: 'draft.restore' })
    expect(state()).toBe('elsewhere')
    actor.send({ type: 'draft.released' })
    expect(state()).toBe('open')
  })

  test('is gone if the other form saved its record', () => {
    const { actor, state, offered, outside } = start({ stored: elsewhere })
    actor.send({ type: 'draft.heldElsewhere' })
    outside.stored = null
    actor.send({ type: 'draft.released' })
    expect([state(), offered()]).toEqual([null, null])
  })

  test('is offered as the other form left it', () => {
    const { actor, offered, outside } = start({ stored: elsewhere })
    actor.send({ type: 'draft.heldElsewhere' })
    outside.stored = tried
    actor.send({ type: 'draft.released' })
    expect(offered()).toBe(tried)
  })
})
