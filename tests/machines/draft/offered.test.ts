import { describe, expect, test } from 'vitest'
import { draftWith, elsewhere, holding, opened, start } from './started.ts'

const earlier = draftWith({ changes: { name: 'Sipho' }, withheld: ['idNumber'], lines: ['a line'] })

describe('a draft of an earlier visit', () => {
  test('is offered, and stays where it is', () => {
    const { offered, outside } = start({ stored: earlier })
    expect(offered()).toBe(earlier)
    expect(outside.writes).toEqual([])
  })

  test.for([
    ['there is none', null],
    ['it says what the form holds already', draftWith({ changes: { name: '' } })],
    ['it is of fields that the form has no more', draftWith({ changes: { street: 'Long Street' } })],
    ['it is of a field that every object knows', draftWith({ changes: { constructor: 'Long Street' } })],
  ] as const)('is not offered where %s', ([, stored]) => {
    expect(start({ stored }).offered()).toBeNull()
  })

  test('is offered for its lines alone', () => {
    const stored = draftWith({ lines: ['a line'] })
    expect(start({ stored }).offered()).toBe(stored)
  })

  test('stays below what is typed beside it', () => {
    const { type, pass, outside, offered } = start({ stored: earlier })
    type(holding({ city: 'Durban' }, { withheld: ['idNumber', 'bank'], lines: ['a new line'] }))
    pass()
    expect(outside.stored).toEqual({
      at: opened + 300,
      changes: { name: 'Sipho', city: 'Durban' },
      withheld: ['idNumber', 'bank'],
      lines: ['a line', 'a new line'],
    })
    expect(offered()).toBe(earlier)
  })

  test.for(['undone', 'given up', 'saved'])('is in its place again when what was typed beside it is %s', how => {
    const { actor, type, pass, outside, offered } = start({ stored: earlier })
    type(holding({ city: 'Durban' }))
    pass()
    if (how === 'given up') actor.send({ type: 'content.drop' })
    else type(holding({}))
    if (how === 'saved') actor.send({ type: 'record.saved' })
    pass()
    expect(outside.stored).toBe(earlier)
    expect(offered()).toBe(earlier)
  })
})

describe('bringing it back', () => {
  test('tells the form, and leaves the draft in its place meanwhile', () => {
    const { actor, outside, told, offered } = start({ stored: earlier })
    actor.send({ type: 'draft.restore' })
    expect(told).toEqual([{ type: 'draft.restored', draft: earlier }])
    expect(offered()).toBeNull()
    expect(outside.writes).toEqual([])
  })

  test('keeps what the form makes of it', () => {
    const { actor, type, pass, outside } = start({ stored: earlier })
    actor.on('draft.restored', ({ draft: { changes, lines } }) => type(holding(changes, { lines })))
    actor.send({ type: 'draft.restore' })
    pass()
    expect(outside.stored).toEqual({ at: opened + 300, changes: { name: 'Sipho' }, withheld: [], lines: ['a line'] })
  })

  test('keeps nothing where the form takes nothing of it', () => {
    const { actor, pass, outside } = start({ stored: earlier })
    actor.send({ type: 'draft.restore' })
    pass()
    expect(outside.stored).toBeNull()
  })

  test('takes up again what was given up', () => {
    const { actor, isDropped } = start({ stored: earlier })
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'draft.restore' })
    expect(isDropped()).toBe(false)
  })
})

describe('discarding it', () => {
  test('takes it away', () => {
    const { actor, outside, told, offered } = start({ stored: earlier })
    actor.send({ type: 'draft.discard' })
    expect([outside.stored, offered(), told]).toEqual([null, null, []])
  })

  test('leaves what was typed beside it, and no more', () => {
    const { actor, type, pass, outside } = start({ stored: earlier })
    type(holding({ city: 'Durban' }))
    pass()
    actor.send({ type: 'draft.discard' })
    expect(outside.stored).toEqual({ at: opened + 300, changes: { city: 'Durban' }, withheld: [], lines: [] })
  })

  test('takes it away from below what is given up, and keeps none of that', () => {
    const { actor, type, pass, outside, isDropped } = start({ stored: earlier })
    type(holding({ city: 'Durban' }))
    pass()
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'draft.discard' })
    expect([outside.stored, isDropped()]).toEqual([null, true])
  })

  test('leaves the draft of another tab alone', () => {
    const { actor, outside } = start({ stored: earlier })
    outside.stored = elsewhere
    actor.send({ type: 'draft.discard' })
    expect(outside.stored).toBe(elsewhere)
  })
})

describe('a copy that a form begins with', () => {
  const copied = draftWith({ changes: { name: 'Thandi' }, lines: ['a line'] })

  test('is taken in at once where no draft is offered', () => {
    const { told, outside } = start({}, copied)
    expect(told).toEqual([{ type: 'draft.restored', draft: copied }])
    expect(outside.writes).toEqual([])
  })

  test('waits while a draft is offered, and takes its place once that is discarded', () => {
    const { actor, told, offered, outside } = start({ stored: earlier }, copied)
    expect(told).toEqual([])
    expect(outside.stored).toBe(earlier)
    actor.send({ type: 'draft.discard' })
    expect(told).toEqual([{ type: 'draft.restored', draft: copied }])
    expect(offered()).toBeNull()
    expect(outside.stored).toBeNull()
  })

  test('is given up for a draft that is brought back', () => {
    const { actor, told } = start({ stored: earlier }, copied)
    actor.send({ type: 'draft.restore' })
    expect(told).toEqual([{ type: 'draft.restored', draft: earlier }])
  })
})
