import { describe, expect, test } from 'vitest'
import { draftWith, elsewhere, holding, opened, start } from './started.ts'

const earlier = draftWith({ changes: { name: 'Sipho' }, withheld: ['idNumber'], lines: ['a line'] })

describe('draft of an earlier visit', () => {
  test('is offered and stays stored', () => {
    const { offered, outside } = start({ stored: earlier })
    expect(offered()).toBe(earlier)
    expect(outside.writes).toEqual([])
  })

  test.for([
    ['no draft exists', null],
    ['its values equal the form', draftWith({ changes: { name: '' } })],
    ['its fields no longer exist in the form', draftWith({ changes: { street: 'Long Street' } })],
    ['its field is an object property', draftWith({ changes: { constructor: 'Long Street' } })],
  ] as const)('is not offered if %s', ([, stored]) => {
    expect(start({ stored }).offered()).toBeNull()
  })

  test('is offered for lines alone', () => {
    const stored = draftWith({ lines: ['a line'] })
    expect(start({ stored }).offered()).toBe(stored)
  })

  test('keeps new changes on top of the offered draft', () => {
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

  test.for(['undone', 'discarded', 'saved'])('restores the offered draft after new changes are %s', how => {
    const { actor, type, pass, outside, offered } = start({ stored: earlier })
    type(holding({ city: 'Durban' }))
    pass()
    if (how === 'discarded') actor.send({ type: 'content.drop' })
    else type(holding({}))
    if (how === 'saved') actor.send({ type: 'record.saved' })
    pass()
    expect(outside.stored).toBe(earlier)
    expect(offered()).toBe(earlier)
  })
})

describe('restoring a draft', () => {
  test('reports the draft and keeps it stored', () => {
    const { actor, outside, reports, offered } = start({ stored: earlier })
    actor.send({ type: 'draft.restore' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: earlier }])
    expect(offered()).toBeNull()
    expect(outside.writes).toEqual([])
  })

  test('stores the form’s version of it', () => {
    const { actor, reports, type, pass, outside } = start({ stored: earlier })
    actor.send({ type: 'draft.restore' })
    for (const { draft } of reports) type(holding(draft.changes, { lines: draft.lines }))
    pass()
    expect(outside.stored).toEqual({ at: opened + 300, changes: { name: 'Sipho' }, withheld: [], lines: ['a line'] })
  })

  test('stores nothing if the form applies nothing', () => {
    const { actor, pass, outside } = start({ stored: earlier })
    actor.send({ type: 'draft.restore' })
    pass()
    expect(outside.stored).toBeNull()
  })

  test('restores discarded changes', () => {
    const { actor, isDropped } = start({ stored: earlier })
    actor.send({ type: 'content.drop' })
    actor.send({ type: 'draft.restore' })
    expect(isDropped()).toBe(false)
  })
})

describe('discarding a draft', () => {
  test('keeps only new changes', () => {
    const { actor, type, pass, outside } = start({ stored: earlier })
    type(holding({ city: 'Durban' }))
    pass()
    actor.send({ type: 'draft.discard' })
    expect(outside.stored).toEqual({ at: opened + 300, changes: { city: 'Durban' }, withheld: [], lines: [] })
  })

  test('keeps the draft of another tab', () => {
    const { actor, outside } = start({ stored: earlier })
    outside.stored = elsewhere
    actor.send({ type: 'draft.discard' })
    expect(outside.stored).toBe(elsewhere)
  })
})

describe('copy of another record', () => {
  const copied = draftWith({ changes: { name: 'Thandi' }, lines: ['a line'] })

  test('is applied at once without an offered draft', () => {
    const { reports, outside } = start({}, copied)
    expect(reports).toEqual([{ type: 'draft.restored', draft: copied }])
    expect(outside.writes).toEqual([])
  })

  test('waits until the offered draft is discarded', () => {
    const { actor, reports, offered, outside } = start({ stored: earlier }, copied)
    expect(reports).toEqual([])
    expect(outside.stored).toBe(earlier)
    actor.send({ type: 'draft.discard' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: copied }])
    expect(offered()).toBeNull()
    expect(outside.stored).toBeNull()
  })

  test('is dropped if the offered draft is restored', () => {
    const { actor, reports } = start({ stored: earlier }, copied)
    actor.send({ type: 'draft.restore' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: earlier }])
  })
})
