import { describe, expect, test } from 'vitest'
import { isHeld } from '#machines/draft/draft.selectors.ts'
import type { DraftEmitted } from '#machines/draft/draft.types.ts'
import { settled } from '#tests/machines/support.ts'
import { draftWith, holding, opened, start } from './started.ts'

const earlier = draftWith({ changes: { name: 'Sipho' }, lines: ['a line'] })
const held = { ...earlier, heldAt: earlier.at - 1000 }
const sent = { id: 'record-1', at: opened - 1000, values: { name: 'Sipho' } }

/** Starts the form of a new trade, and records its emitted events. */
function startLoad(load: 'new' | 'held', ...[outer, copied]: Parameters<typeof start>) {
  const form = start(outer, copied, load)
  const emitted: DraftEmitted[] = []
  form.actor.on('*', event => emitted.push(event))
  return { ...form, emitted }
}

describe('holding a load', () => {
  test('stores the content, which then stays when the form closes', () => {
    const { actor, type, pass, outside, emitted } = startLoad('new')
    type(holding({ name: 'Naledi' }))
    pass()
    expect([outside.stored?.heldAt, isHeld(actor.getSnapshot())]).toEqual([undefined, false])
    outside.content = holding({ name: 'Naledi Mokoena' })
    actor.send({ type: 'load.hold' })
    const at = opened + 300
    expect(outside.stored).toEqual(draftWith({ at, changes: { name: 'Naledi Mokoena', city: '' }, heldAt: at }))
    expect(emitted).toEqual([{ type: 'load.held', load: outside.stored }])
    expect(isHeld(actor.getSnapshot())).toBe(true)
  })

  test.for([
    ['an empty form', {}, undefined],
    ['a form in the session of another user', { name: 'Naledi' }, false],
  ] as const)('stores nothing of %s', ([, changes, isTheirs = true]) => {
    const { actor, outside, emitted } = startLoad('new', { ...holding(changes), isTheirs })
    actor.send({ type: 'load.hold' })
    expect([outside.writes, emitted]).toEqual([[], []])
  })

  test('keeps the draft if the browser refuses', () => {
    const { actor, type, pass, outside, emitted } = startLoad('new')
    type(holding({ name: 'Naledi' }))
    pass()
    outside.isRefused = true
    actor.send({ type: 'load.hold' })
    expect(emitted).toEqual([{ type: 'load.notHeld' }])
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
  })
})

describe('load that begins with a copy', () => {
  const copied = draftWith({ changes: { name: 'Thandi' }, lines: ['a line'] })

  test('is stored after a change only, so a reload leaves no second load', () => {
    const { type, pass, outside } = startLoad('new', {}, copied)
    type(holding({ name: 'Thandi' }, { lines: ['a line'] }))
    pass()
    expect(outside.writes).toEqual([])
    type(holding({ name: 'Thandi', city: 'Durban' }, { lines: ['a line'] }))
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Thandi', city: 'Durban' } })
    type(holding({ name: 'Thandi' }, { lines: ['a line'] }))
    pass()
    expect(outside.stored).toBeNull()
  })

  test.for([
    ['lines', holding({ name: 'Thandi' }, { lines: [] })],
    ['a value', holding({ name: 'Sipho' }, { lines: ['a line'] })],
    ['a request', holding({ name: 'Thandi' }, { lines: ['a line'], sent: { id: 'record-1', values: {} } })],
  ] as const)('is stored with other %s', ([, content]) => {
    const { type, pass, outside } = startLoad('new', {}, copied)
    type(content)
    pass()
    expect(outside.writes).toHaveLength(1)
  })

  test('can be held without a change', () => {
    const { actor, type, outside } = startLoad('new', {}, copied)
    type(holding({ name: 'Thandi' }, { lines: ['a line'] }))
    actor.send({ type: 'load.hold' })
    expect(outside.stored).toMatchObject({ changes: { name: 'Thandi' }, lines: ['a line'] })
  })
})

describe('form that continues a held load', () => {
  test('applies the load once it has its lock', () => {
    const { actor, reports } = startLoad('held', { stored: held })
    expect([reports, isHeld(actor.getSnapshot())]).toEqual([[], false])
    actor.send({ type: 'draft.acquired' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: held }])
    expect(isHeld(actor.getSnapshot())).toBe(true)
  })

  test('waits while another form has the load, and writes nothing', () => {
    const { actor, state, type, pass, reports, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.heldElsewhere' })
    type(holding({ city: 'Durban' }))
    pass()
    expect([state(), reports, outside.writes]).toEqual(['elsewhere', [], []])
    actor.send({ type: 'draft.released' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: held }])
  })

  test('is gone if the other form recorded it', () => {
    const { actor, state, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.heldElsewhere' })
    outside.stored = null
    actor.send({ type: 'draft.released' })
    expect(state()).toBe('gone')
  })

  test('applies the load as the other form left it', () => {
    const { actor, reports, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.heldElsewhere' })
    outside.stored = { ...held, changes: { name: 'Sipho Dube' } }
    actor.send({ type: 'draft.released' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: outside.stored }])
  })

  test('keeps the request of a load that was sent if the search finds nothing', async () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: { ...held, sent } })
    actor.send({ type: 'draft.acquired' })
    await settled()
    type(holding({ name: 'Sipho' }, { sent: { id: sent.id, values: sent.values } }))
    pass()
    expect(outside.stored).toMatchObject({ at: opened + 300, sent })
  })

  test('removes a load if its record exists', async () => {
    const { actor, reports, outside } = startLoad('held', { stored: { ...held, sent }, found: sent.id })
    actor.send({ type: 'draft.acquired' })
    await settled()
    expect([outside.stored, reports]).toEqual([null, []])
  })

  test('keeps the time of the load when it is stored or held again', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    type(holding({ name: 'Sipho Dube' }))
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Sipho Dube' }, heldAt: held.heldAt })
    actor.send({ type: 'load.hold' })
    expect(outside.stored).toMatchObject({ changes: { name: 'Sipho Dube' }, heldAt: held.heldAt })
  })

  test('is not safe to leave until the browser has stored the last change', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    outside.isRefused = true
    type(holding({ name: 'Sipho Dube' }))
    pass()
    expect(isHeld(actor.getSnapshot())).toBe(false)
    outside.isRefused = false
    type(holding({ name: 'Sipho Dube', city: 'Durban' }))
    pass()
    expect(isHeld(actor.getSnapshot())).toBe(true)
  })

  test('keeps the load while its fields are empty', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    type(holding({}))
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: '', city: '' }, heldAt: held.heldAt })
  })

  test('removes the load when its record is saved', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    type(holding({ name: 'Sipho' }))
    pass()
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    type(holding({}))
    pass()
    expect(outside.stored).toBeNull()
  })
})
