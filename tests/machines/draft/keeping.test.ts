import { describe, expect, test } from 'vitest'
import { draftWith, elsewhere, holding, opened, start } from './started.ts'

describe('what is typed', () => {
  test('is kept once nothing was typed for 300 ms', () => {
    const { type, clock, outside } = start()
    type(holding({ name: 'N' }))
    clock.increment(299)
    type(holding({ name: 'Naledi' }))
    clock.increment(299)
    expect(outside.writes).toEqual([])
    clock.increment(1)
    expect(outside.writes).toEqual([{ at: opened + 599, changes: { name: 'Naledi' }, withheld: [], lines: [] }])
  })

  test('is kept at once when the form goes away, and is not kept a second time', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'draft.keep' })
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
    pass()
    actor.send({ type: 'draft.keep' })
    expect(outside.writes).toHaveLength(1)
  })

  test('is kept as the form holds it once the pause is over', () => {
    const { type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    outside.content = holding({ name: 'Naledi Mokoena' })
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi Mokoena' } })
  })

  test('is kept with its lines, and with the names of what is private', () => {
    const { type, pass, outside } = start()
    type(holding({}, { withheld: ['idNumber'], lines: ['a line'] }))
    pass()
    expect(outside.stored).toEqual({ at: opened + 300, changes: {}, withheld: ['idNumber'], lines: ['a line'] })
  })

  test('is not kept where all of it is private', () => {
    const { type, pass, outside } = start()
    type(holding({}, { withheld: ['idNumber'] }))
    pass()
    expect(outside.writes).toEqual([])
  })

  test('is not kept where it comes to nothing, and what was kept before goes', () => {
    const { type, pass, outside } = start()
    type(holding({ name: 'N' }))
    pass()
    type(holding({}))
    pass()
    expect(outside.writes).toEqual([expect.objectContaining({ changes: { name: 'N' } }), null])
  })

  test('stays kept when the form is gone', () => {
    const { actor, type, outside } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'draft.keep' })
    actor.stop()
    expect(outside.writes).toMatchObject([{ changes: { name: 'Naledi' } }])
  })
})

describe('what is typed while the session is not that of its user', () => {
  test('is not kept', () => {
    const { type, pass, outside } = start({ isTheirs: false })
    type(holding({ name: 'Naledi' }))
    pass()
    expect(outside.writes).toEqual([])
  })

  test('is kept with the next change once they are back', () => {
    const { type, pass, outside } = start({ isTheirs: false })
    type(holding({ name: 'Naledi' }))
    pass()
    outside.isTheirs = true
    type(holding({ name: 'Naledi Mokoena' }))
    pass()
    expect(outside.writes).toMatchObject([{ changes: { name: 'Naledi Mokoena' } }])
  })
})

describe('a record that is saved', () => {
  test('leaves no draft', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    pass()
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    expect(outside.stored).toBeNull()
  })

  test('leaves a draft of what was typed since it was sent', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi', city: 'Durban' }))
    pass()
    outside.content = holding({ city: 'Durban' })
    actor.send({ type: 'record.saved' })
    expect(outside.stored).toMatchObject({ changes: { city: 'Durban' } })
  })

  test('ends the pause that was waited for', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    pass()
    expect(outside.writes).toEqual([])
  })

  test('takes away a draft of an earlier visit that said nothing else than the form', () => {
    const { actor, offered, outside } = start({ stored: draftWith({ changes: { name: '' } }) })
    expect(offered()).toBeNull()
    actor.send({ type: 'record.saved' })
    expect(outside.writes).toEqual([null])
  })

  test('leaves the draft of another tab alone', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    pass()
    outside.stored = elsewhere
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    expect(outside.stored).toBe(elsewhere)
  })
})

describe('work that is given up', () => {
  test('is kept no more, nor is what was typed in the last moment', () => {
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

  test('leaves the draft of another tab alone', () => {
    const { actor, type, pass, outside } = start()
    type(holding({ name: 'Naledi' }))
    pass()
    outside.stored = elsewhere
    actor.send({ type: 'content.drop' })
    expect(outside.stored).toBe(elsewhere)
  })

  test('is taken up again once it is changed', () => {
    const { actor, type, pass, outside, isDropped } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'content.drop' })
    type(holding({ name: 'Naledi Mokoena' }))
    expect(isDropped()).toBe(false)
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi Mokoena' } })
  })

  test('is taken up again, and kept at once, when the sign-out fails for which it was given up', () => {
    const { actor, type, outside, isDropped } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'session.signOutFailed' })
    expect(isDropped()).toBe(false)
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
  })

  test('stays given up when what was sent of it before is saved', () => {
    const { actor, type, outside, isDropped } = start()
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'record.saved' })
    expect([isDropped(), outside.stored]).toEqual([true, null])
  })
})
