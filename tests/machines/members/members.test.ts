import { describe, expect, test } from 'vitest'
import { buyer, owner, staff } from '#machines/member/member.fakes.ts'
import { refused } from '#tests/machines/member/started.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

describe('adding a member', () => {
  test('shows it at once, and as there once the server has taken it', async () => {
    const { add, shown, asked, told } = start()
    add(buyer)
    expect(shown()).toEqual([
      ['Owner', 'there'],
      ['Staff', 'there'],
      ['Buyer', 'adding'],
    ])
    expect(told).toEqual([])
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
    expect(asked()).toEqual([['add', { member: buyer }]])
    expect(told).toEqual([{ type: 'member.added', member: buyer }])
  })

  test('is ignored for whoever is shown already, however it stands with them', async () => {
    const { add, remove, calls, shown } = start({ failures: { add: refused }, hanging: ['remove'] })
    add(owner)
    expect(calls).toEqual([])
    remove(staff)
    add(staff)
    add(buyer)
    await settled()
    add(buyer)
    expect(calls.map(({ slot }) => slot)).toEqual(['remove', 'add'])
    expect(shown()).toEqual([
      ['Owner', 'there'],
      ['Staff', 'removing'],
      ['Buyer', 'failed', 'Refused: forbidden'],
    ])
  })

  test('that is refused stays on show with the reason', async () => {
    const { add, shown, told } = start({ failures: { add: refused } })
    add(buyer)
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'failed', 'Refused: forbidden'])
    expect(told).toEqual([{ type: 'member.failed', member: buyer, attempt: 'add', problem: refused }])
  })

  test('can be tried again, with the reason on show until it is done', async () => {
    const { add, retry, shown, asked, told } = start({ failures: { add: [refused] } })
    add(buyer)
    await settled()
    retry(buyer)
    expect(shown().at(-1)).toEqual(['Buyer', 'adding', 'Refused: forbidden'])
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
    expect(asked()).toEqual([
      ['add', { member: buyer }],
      ['add', { member: buyer }],
    ])
    expect(told.at(-1)).toEqual({ type: 'member.added', member: buyer })
  })

  test('can be given up after it failed, and then begun anew', async () => {
    const { add, dismiss, shown, told } = start({ failures: { add: [refused] } })
    add(buyer)
    await settled()
    dismiss(buyer)
    expect(shown().map(([name]) => name)).toEqual(['Owner', 'Staff'])
    expect(told).toHaveLength(1)
    add(buyer)
    await settled()
    expect(shown().at(-1)).toEqual(['Buyer', 'there'])
  })
})

describe('removing a member', () => {
  test('shows it until it is gone, and tells where it stood', async () => {
    const { remove, shown, asked, told } = start()
    remove(owner)
    expect(shown()[0]).toEqual(['Owner', 'removing'])
    await settled()
    expect(shown()).toEqual([['Staff', 'there']])
    expect(asked()).toEqual([['remove', { member: owner }]])
    expect(told).toEqual([{ type: 'member.removed', member: owner, position: 0 }])
  })

  test('can be taken back: it is added where it stood', async () => {
    const { restore, remove, shown, told } = start()
    remove(owner)
    await settled()
    restore(owner, 0)
    expect(shown()).toEqual([
      ['Owner', 'adding'],
      ['Staff', 'there'],
    ])
    expect(told.at(-1)).toEqual({ type: 'member.restored', member: owner })
    await settled()
    expect(shown()[0]).toEqual(['Owner', 'there'])
    expect(told.at(-1)).toEqual({ type: 'member.added', member: owner })
  })

  test('is not taken back where it was added again meanwhile', async () => {
    const { add, restore, remove, shown, told } = start()
    remove(owner)
    await settled()
    add(owner)
    restore(owner, 0)
    expect(shown().map(([name]) => name)).toEqual(['Staff', 'Owner'])
    expect(told).not.toContainEqual({ type: 'member.restored', member: owner })
  })

  test('that is refused leaves it there, with the reason', async () => {
    const { remove, shown, told } = start({ failures: { remove: refused } })
    remove(owner)
    await settled()
    expect(shown()[0]).toEqual(['Owner', 'there', 'Refused: forbidden'])
    expect(told).toEqual([{ type: 'member.failed', member: owner, attempt: 'remove', problem: refused }])
  })

  test.each(['retry', 'remove'] as const)('can be tried again by %s after it failed', async again => {
    const { remove, shown, [again]: tryAgain } = start({ failures: { remove: [refused] } })
    remove(owner)
    await settled()
    tryAgain(owner)
    expect(shown()[0]).toEqual(['Owner', 'removing', 'Refused: forbidden'])
    await settled()
    expect(shown()).toEqual([['Staff', 'there']])
  })
})

describe('several at once', () => {
  test('are under way together, and one that fails leaves the others alone', async () => {
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

describe('a list of members', () => {
  test('takes for a member what makes sense as it stands, and ignores the rest', async () => {
    const { add, remove, retry, taken } = start({ failures: { add: refused, remove: [refused] } })
    expect(taken(buyer)).toEqual(['add', 'restore'])
    expect(taken(owner)).toEqual(['remove'])
    add(buyer)
    remove(owner)
    expect(taken(buyer)).toEqual([])
    expect(taken(owner)).toEqual([])
    await settled()
    expect(taken(buyer)).toEqual(['retry', 'dismiss'])
    expect(taken(owner)).toEqual(['remove', 'retry', 'dismiss'])
    retry(buyer)
    retry(owner)
    expect(taken(buyer)).toEqual([])
    expect(taken(owner)).toEqual([])
  })

  test('drops what is gone, and stops it', async () => {
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
