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

describe('draft of an earlier visit in the form of a new trade', () => {
  test('becomes a held load once the form has its lock', () => {
    const { actor, state, outside } = startLoad('new', { stored: earlier })
    expect([state(), outside.loads]).toEqual([null, []])
    actor.send({ type: 'draft.acquired' })
    expect(outside.loads).toEqual([{ ...earlier, heldAt: earlier.at }])
    expect(outside.stored).toBeNull()
  })

  test('stays with the other form that has it', () => {
    const { actor, state, type, pass, outside } = startLoad('new', { stored: earlier })
    actor.send({ type: 'draft.heldElsewhere' })
    type(holding({ city: 'Durban' }))
    pass()
    expect([state(), outside.loads, outside.writes]).toEqual(['elsewhere', [], []])
  })

  test('becomes a held load after the other form closed, and new input its own draft', () => {
    const { actor, type, pass, outside } = startLoad('new', { stored: earlier })
    actor.send({ type: 'draft.heldElsewhere' })
    type(holding({ city: 'Durban' }))
    pass()
    actor.send({ type: 'draft.released' })
    expect(outside.loads).toEqual([{ ...earlier, heldAt: earlier.at }])
    expect(outside.stored).toEqual(draftWith({ at: opened + 300, changes: { city: 'Durban' } }))
  })

  test('keeps its request if the search finds nothing', async () => {
    const { actor, outside } = startLoad('new', { stored: { ...earlier, sent } })
    actor.send({ type: 'draft.acquired' })
    await settled()
    expect(outside.loads).toEqual([{ ...earlier, sent, heldAt: earlier.at }])
  })

  test('lets a copy start at once', () => {
    const copied = draftWith({ changes: { name: 'Thandi' } })
    const { actor, reports } = startLoad('new', { stored: earlier }, copied)
    actor.send({ type: 'draft.acquired' })
    expect(reports).toEqual([{ type: 'draft.restored', draft: copied }])
  })

  test('is offered if the browser stores no held load', () => {
    const { actor, state, offered } = startLoad('new', { stored: earlier, isRefused: true })
    actor.send({ type: 'draft.acquired' })
    expect([state(), offered()]).toEqual(['open', earlier])
  })
})

describe('holding a load', () => {
  test('stores the content, and leaves no draft', () => {
    const { actor, type, pass, outside, emitted, isDropped } = startLoad('new')
    type(holding({ name: 'Naledi' }))
    pass()
    outside.content = holding({ name: 'Naledi Mokoena' })
    actor.send({ type: 'load.hold' })
    const load = draftWith({ at: opened + 300, changes: { name: 'Naledi Mokoena' } })
    expect(outside.loads).toEqual([{ ...load, heldAt: opened + 300 }])
    expect(emitted).toEqual([{ type: 'load.held', load: outside.loads[0] }])
    expect([outside.stored, isDropped()]).toEqual([null, true])
  })

  test('stores the load once when the user presses twice', () => {
    const { actor, type, outside } = startLoad('new')
    type(holding({ name: 'Naledi' }))
    actor.send({ type: 'load.hold' })
    actor.send({ type: 'load.hold' })
    expect(outside.loads).toHaveLength(1)
  })

  test('does not take the draft of another form', () => {
    const { actor, type, outside } = startLoad('new', { stored: earlier })
    actor.send({ type: 'draft.heldElsewhere' })
    type(holding({ city: 'Durban' }))
    actor.send({ type: 'load.hold' })
    expect(outside.loads).toEqual([expect.objectContaining({ changes: { city: 'Durban' }, lines: [] })])
    expect(outside.stored).toBe(earlier)
  })

  test.for([
    ['an empty form', {}, undefined],
    ['a form in the session of another user', { name: 'Naledi' }, false],
  ] as const)('stores nothing of %s', ([, changes, isTheirs = true]) => {
    const { actor, outside, emitted } = startLoad('new', { ...holding(changes), isTheirs })
    actor.send({ type: 'load.hold' })
    expect([outside.loads, emitted]).toEqual([[], []])
  })

  test('keeps the draft if the browser refuses', () => {
    const { actor, type, pass, outside, emitted, isDropped } = startLoad('new', { isRefused: true })
    type(holding({ name: 'Naledi' }))
    pass()
    actor.send({ type: 'load.hold' })
    expect(emitted).toEqual([{ type: 'load.notHeld' }])
    expect(isDropped()).toBe(false)
    expect(outside.stored).toMatchObject({ changes: { name: 'Naledi' } })
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

  test('keeps the time of the load when it is stored or held again', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    type(holding({ name: 'Sipho Dube' }))
    pass()
    expect(outside.stored).toMatchObject({ changes: { name: 'Sipho Dube' }, heldAt: held.heldAt })
    actor.send({ type: 'load.hold' })
    expect(outside.loads).toMatchObject([{ changes: { name: 'Sipho Dube' }, heldAt: held.heldAt }])
  })

  test('removes the load when its record is saved', () => {
    const { actor, type, pass, outside } = startLoad('held', { stored: held })
    actor.send({ type: 'draft.acquired' })
    type(holding({ name: 'Sipho' }))
    pass()
    outside.content = holding({})
    actor.send({ type: 'record.saved' })
    expect(outside.stored).toBeNull()
  })
})
