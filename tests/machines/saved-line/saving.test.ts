import { describe, expect, test } from 'vitest'
import { settled } from '#tests/machines/support.ts'
import { offline, start } from './started.ts'

describe('a line that was loaded', () => {
  test('asks nothing and has nothing unsaved', () => {
    const { actor, asked, isUnsaved } = start()
    expect(actor.getSnapshot().value).toBe('idle')
    expect(asked()).toEqual([])
    expect(isUnsaved()).toBe(false)
  })

  test('saves itself 300 ms after the last change, both numbers together', async () => {
    const { clock, asked, change, is, isUnsaved } = start()
    change({ weight: 3 })
    clock.increment(299)
    change({ value: 45 })
    clock.increment(299)
    expect(asked()).toEqual([])
    expect(isUnsaved()).toBe(true)
    clock.increment(1)
    expect(asked()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 3, value: 45 }]])
    expect([is('saving'), isUnsaved()]).toEqual([true, true])
    await settled()
    expect([is('saving'), is('saved'), isUnsaved()]).toEqual([false, true, false])
  })

  test('waits no second time for a change that was told after a pause', async () => {
    const { asked, change, changeAfterPause, is } = start()
    changeAfterPause({ weight: 3 })
    expect(asked()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 3, value: 30 }]])
    await settled()
    expect(is('saved')).toBe(true)
    change({ weight: 4 })
    expect(asked()).toHaveLength(1)
    changeAfterPause({ value: 31 })
    expect(asked().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 4, value: 31 }])
  })

  test('sends a change that was told after a pause as soon as the save before it is done', async () => {
    const { asked, changeAfterPause, is } = start()
    changeAfterPause({ weight: 3 })
    changeAfterPause({ weight: 4 })
    expect(asked()).toHaveLength(1)
    await settled()
    expect(asked().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 4, value: 30 }])
    expect(is('saved')).toBe(true)
  })

  test('makes one save of many steps', async () => {
    const { asked, change, clock } = start()
    for (const weight of [3, 4, 5, 6]) {
      change({ weight })
      clock.increment(100)
    }
    expect(asked()).toEqual([])
    clock.increment(200)
    expect(asked()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 6, value: 30 }]])
  })

  test('saves at once when its form goes away, and says when that is done', async () => {
    const { actor, asked, change, told } = start()
    change({ weight: 3 })
    actor.send({ type: 'line.close' })
    expect(asked()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 3, value: 30 }]])
    expect(told()).toEqual([])
    await settled()
    expect(told()).toEqual([{ type: 'savedLine.settled' }])
  })

  test('sends nothing when the change was taken back before the pause was over', async () => {
    const { asked, change, is, pass, isUnsaved } = start()
    change({ weight: 3 })
    change({ weight: 2 })
    await pass()
    expect(asked()).toEqual([])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('keeps what is typed while it saves, and saves that after a pause of its own', async () => {
    const { asked, change, pass, isUnsaved, is } = start()
    change({ weight: 3 })
    const saving = pass()
    change({ weight: 4 })
    await saving
    expect(asked()).toHaveLength(1)
    expect([is('saved'), isUnsaved()]).toEqual([false, true])
    await pass()
    expect(asked().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 4, value: 30 }])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('sends nothing while a number is missing, and goes on once it is there', async () => {
    const { asked, change, pass, is, isUnsaved } = start()
    change({ weight: null })
    await pass()
    expect([is('incomplete'), isUnsaved()]).toEqual([true, true])
    change({ value: 31 })
    await pass()
    expect(asked()).toEqual([])
    change({ weight: 5 })
    expect(is('incomplete')).toBe(false)
    await pass()
    expect(asked()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 5, value: 31 }]])
  })

  test('never sends less than nothing', async () => {
    const { asked, change, pass, is } = start()
    change({ weight: -1 })
    await pass()
    expect(is('incomplete')).toBe(true)
    expect(asked()).toEqual([])
  })
})

describe('a line that could not be saved', () => {
  test('keeps what was typed, with the problem, and tells its list', async () => {
    const { actor, change, pass, is, told, isUnsaved } = start({ failures: { updateLine: offline } })
    change({ weight: 3 })
    await pass()
    expect([is('failed'), isUnsaved()]).toEqual([true, true])
    expect(actor.getSnapshot().context).toMatchObject({ weight: 3, value: 30, problem: offline })
    expect(told()).toEqual([{ type: 'savedLine.failed', key: 'line-1', attempt: 'save', problem: offline }])
  })

  test('sends the same again on retry, without a pause', async () => {
    const { actor, asked, change, pass, is } = start({ failures: { updateLine: [offline] } })
    change({ weight: 3 })
    await pass()
    actor.send({ type: 'line.retry' })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await settled()
    expect(asked()).toEqual(
      Array.from({ length: 2 }, () => ['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 3, value: 30 }]),
    )
    expect(is('saved')).toBe(true)
  })

  test('saves again by itself when it is changed, even back to what it was: the server may have either', async () => {
    const { asked, change, pass, is } = start({ failures: { updateLine: [offline] } })
    change({ weight: 3 })
    await pass()
    change({ weight: 2 })
    expect(is('failed')).toBe(false)
    await pass()
    expect(asked().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 2, value: 30 }])
  })
})
