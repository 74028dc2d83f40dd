import { describe, expect, test } from 'vitest'
import { draftWith, elsewhere, holding, opened, start } from './started.ts'

describe('typed values', () => {
  test('stores a draft after 300 ms without typing', () => {
    const { type, clock, outside } = start()
    type(holding({ name: 'N' }))
    clock.increment(299)
    type(holding({ name: 'Naledi' }))
    clock.increment(299)
    expect(outside.writes).toEqual([])
    clock.increment(1)
    expect(outside.writes).toEqual([{ at: opened + 599, changes: { name: 'Naledi' }, withheld: [], lines: [] }])
  })

  test('stores the draft once when the form closes', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'draft.keep' })
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
    pass()
    actor.send({ type: 'draft.keep' })
    expect(outside.writes).toHaveLength(1)
  })

  test('stores the form’s content at the end of the pause', () => {
    const { type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    outside.content = holding({ name: 'Naledi Mokoena' })
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi Mokoena' } })
  })

  test('stores lines and the names of private fields', () => {
    const { type, pass, outside } = start()
    type(holding({}, { withheld: ['idNumber'], lines: ['a line'] }))
    pass()
    expect(outside.stored).toEqual({ at: opened + 300, changes: {}, withheld: ['idNumber'], lines: ['a line'] })
  })

  test('stores nothing if all changes are private', () => {
    const { type, pass, outside } = start()
    type(holding({}, { withheld: ['idNumber'] }))
    pass()
    expect(outside.writes).toEqual([])
  })

  test('removes the draft when the changes are undone', () => {
    const { type, pass, outside } = start()
    type(holding({ name: 'N' }))
    pass()
    type(holding({}))
    pass()
    expect(outside.writes).toEqual([expect.objectContaining({ changes: { name: 'N' } }), null])
  })
})

test('stores nothing in the session of another user, and the next change after the user returns', () => {
  const { type, pass, outside } = start({ isTheirs: false })
  type(holding({ name: 'Naledi' }))
  pass()
  expect(outside.writes).toEqual([])
  outside.isTheirs = true
  type(holding({ name: 'Naledi Mokoena' }))
  pass()
  expect(outside.writes).toMatchObject([{ changes: { name: 'Naledi Mokoena' } }])
})

describe('saved record', () => {
  test.each([
    ['the draft', {}, undefined],
    ['all but changes typed since the request', { city: 'Durban' }, { city: 'Durban' }],
  ])('removes %s', (_, left, changes) => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi', city: 'Durban' }))
    pass()
    outside.content = holding(left)
    actor.send({ type: 'record.saved' })
    expect(outside.stored?.changes).toEqual(changes)
  })

  test('ends the pending pause', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    pass()
    expect(outside.writes).toEqual([])
  })

  test('removes an earlier draft equal to the form', () => {
    const { actor, offered, outside } = start({ stored: draftWith({ changes: { name: '' } }) })
    expect(offered()).toBeNull()
    actor.send({ type: 'record.saved' })
    expect(outside.writes).toEqual([null])
  })
})

describe('discarded changes', () => {
  test('removes the draft and ignores the pending pause', () => {
    const { actor, type, pass, outside, isDropped } = start()
    type(holding({ name: 'Naledi' }))
    pass()
    type(holding({ name: 'Naledi Mokoena' }))
    actor.send({ type: 'content.drop' })
    pass()
    actor.send({ type: 'draft.keep' })
    expect(isDropped()).toBe(true)
    expect(outside.writes).toEqual([expect.objectContaining({ changes: { name: 'Naledi' } }), null])
  })

  test('stores the draft at once after a failed sign-out', () => {
    const { actor, type, outside, isDropped } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'session.signOutFailed' })
    expect(isDropped()).toBe(false)
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
  })
})

test.each(['record.saved', 'content.drop'] as const)('keeps the draft of another tab after %s', event => {
  const { actor, type, pass, outside } = start()
  type(holding({ name: 'Naledi' }))
  pass()
  outside.stored = elsewhere
  outside.content = holding({})
  actor.send({ type: event })
  expect(outside.stored).toBe(elsewhere)
})
