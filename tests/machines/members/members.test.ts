import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { buyer, owner, staff } from '#machines/member/member.fakes.ts'
import { settled } from '#tests/machines/support.ts'
import { refused, start } from './started.ts'

describe('adding a member', () => {
  test('shows the member at once and confirms it after the response', async () => {
    const { add, shown, requests, emitted } = start()
    add(buyer)
    expect(shown()).toEqual([
      ['Owner', 'there'],
      ['Staff', 'there'],
      ['Buyer', 'adding'],
    ])
    expect(emitted).toEqual([])
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
    expect(requests()).toEqual([['add', { member: buyer }]])
    expect(emitted).toEqual([{ type: 'member.added', member: buyer }])
  })

  test('ignores a visible member in any state', async () => {
    const { add, remove, calls, shown } = start({ failures: { add: refused }, hanging: ['remove'] })
    add(owner)
    expect(calls).toEqual([])
    remove(staff)
    add(staff)
    add(buyer)
    await settled()
    add(buyer)
    expect(calls.map(({ src }) => src)).toEqual(['remove', 'add'])
    expect(shown()).toEqual([
      ['Owner', 'there'],
      ['Staff', 'removing'],
      ['Buyer', 'failed', 'Refused: forbidden'],
    ])
  })

  test('keeps a refused member with the reason', async () => {
    const { add, shown, emitted } = start({ failures: { add: refused } })
    add(buyer)
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'failed', 'Refused: forbidden'])
    expect(emitted).toEqual([{ type: 'member.failed', member: buyer, attempt: 'add', problem: refused }])
  })

  test('counts as refused if the record no longer exists', async () => {
    const { add, shown } = start({ failures: { add: someProblem('notFound') } })
    add(buyer)
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'failed', 'Refused: notFound'])
  })

  test('keeps the reason visible during a retry', async () => {
    const { add, retry, shown, requests, emitted } = start({ failures: { add: [refused] } })
    add(buyer)
    await settled()
    retry(buyer)
    expect(shown().at(-1)).toEqual(['Buyer', 'adding', 'Refused: forbidden'])
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
    expect(requests()).toEqual([
      ['add', { member: buyer }],
      ['add', { member: buyer }],
    ])
    expect(emitted.at(-1)).toEqual({ type: 'member.added', member: buyer })
  })

  test('can be dismissed after a failure and repeated', async () => {
    const { add, dismiss, shown, emitted } = start({ failures: { add: [refused] } })
    add(buyer)
    await settled()
    dismiss(buyer)
    expect(shown().map(([name]) => name)).toEqual(['Owner', 'Staff'])
    expect(emitted).toHaveLength(1)
    add(buyer)
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
  })
})

describe('removing a member', () => {
  test('keeps the member until the response and emits its index', async () => {
    const { remove, shown, requests, emitted } = start()
    remove(owner)
    expect(shown()[0]).toEqual(['Owner', 'removing'])
    await settled()
    expect(shown()).toEqual([['Staff', 'there']])
    expect(requests()).toEqual([['remove', { member: owner }]])
    expect(emitted).toEqual([{ type: 'member.removed', member: owner, position: 0 }])
  })

  test('can be undone at the same index', async () => {
    const { restore, remove, shown, emitted } = start()
    remove(owner)
    await settled()
    restore(owner, 0)
    expect(shown()).toEqual([
      ['Owner', 'adding'],
      ['Staff', 'there'],
    ])
    expect(emitted.at(-1)).toEqual({ type: 'member.restored', member: owner })
    await settled()
    expect(shown()[0]).toEqual(['Owner', 'there'])
    expect(emitted.at(-1)).toEqual({ type: 'member.added', member: owner })
  })

  test('cannot be undone after the member was added again', async () => {
    const { add, restore, remove, shown, emitted } = start()
    remove(owner)
    await settled()
    add(owner)
    restore(owner, 0)
    expect(shown().map(([name]) => name)).toEqual(['Staff', 'Owner'])
    expect(emitted).not.toContainEqual({ type: 'member.restored', member: owner })
  })

  test('keeps a refused member with the reason', async () => {
    const { remove, shown, emitted } = start({ failures: { remove: refused } })
    remove(owner)
    await settled()
    expect(shown()[0]).toEqual(['Owner', 'there', 'Refused: forbidden'])
    expect(emitted).toEqual([{ type: 'member.failed', member: owner, attempt: 'remove', problem: refused }])
  })

  test.each(['retry', 'remove'] as const)('can be repeated by %s after a failure', async again => {
    const { remove, shown, [again]: tryAgain } = start({ failures: { remove: [refused] } })
    remove(owner)
    await settled()
    tryAgain(owner)
    expect(shown()[0]).toEqual(['Owner', 'removing', 'Refused: forbidden'])
    await settled()
    expect(shown()).toEqual([['Staff', 'there']])
  })
})

describe('parallel members', () => {
  test('run together and fail independently', async () => {
    const { add, remove, shown, calls } = start({ failures: { remove: [refused] } })
    remove(owner)
    remove(staff)
    add(buyer)
    expect(calls).toHaveLength(3)
    await settled()
    expect(shown()).toEqual([
      ['Owner', 'there', 'Refused: forbidden'],
      ['Buyer', 'there'],
    ])
  })
})

describe('list of members', () => {
  test('accepts the valid events of each member state', async () => {
    const { add, remove, retry, accepted } = start({ failures: { add: refused, remove: [refused] } })
    expect(accepted(buyer)).toEqual(['add', 'restore'])
    expect(accepted(owner)).toEqual(['remove'])
    add(buyer)
    remove(owner)
    expect(accepted(buyer)).toEqual([])
    expect(accepted(owner)).toEqual([])
    await settled()
    expect(accepted(buyer)).toEqual(['retry', 'dismiss'])
    expect(accepted(owner)).toEqual(['remove', 'retry', 'dismiss'])
    retry(buyer)
    retry(owner)
    expect(accepted(buyer)).toEqual([])
    expect(accepted(owner)).toEqual([])
  })

  test('drops and stops removed members', async () => {
    const { actor, remove, add, dismiss } = start({ failures: { add: refused } })
    add(buyer)
    const [first, , last] = actor.getSnapshot().context.members
    remove(owner)
    await settled()
    dismiss(buyer)
    expect([first, last].map(ref => ref?.getSnapshot().status)).toEqual(['stopped', 'stopped'])
    expect(Object.keys(actor.getSnapshot().children)).toHaveLength(1)
  })
})
