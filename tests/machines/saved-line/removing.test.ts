import { describe, expect, test } from 'vitest'
import { settled } from '#tests/machines/support.ts'
import { newLine, offline, start } from './started.ts'

describe('removing a saved line', () => {
  test('calls the server, reports to the parent and ends', async () => {
    const { actor, requests, reported, is, isUnsaved } = start()
    actor.send({ type: 'line.remove' })
    expect(is('removing')).toBe(true)
    await settled()
    expect(requests()).toEqual([['removeLine', { id: 'saved-1' }]])
    expect(reported()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
    expect([actor.getSnapshot().hasTag('gone'), isUnsaved()]).toEqual([true, false])
  })

  test('shows the problem after a failure and can be retried', async () => {
    const { actor, requests, is, reported } = start({ failures: { removeLine: [offline] } })
    actor.send({ type: 'line.remove' })
    await settled()
    expect(is('failed')).toBe(true)
    expect(reported()).toEqual([{ type: 'savedLine.failed', key: 'line-1', attempt: 'remove', problem: offline }])
    actor.send({ type: 'line.retry' })
    await settled()
    expect(requests()).toHaveLength(2)
    expect(actor.getSnapshot().hasTag('gone')).toBe(true)
  })

  test('is cancelled by typing after a failure', async () => {
    const { actor, requests, change } = start({ failures: { removeLine: [offline] } })
    actor.send({ type: 'line.remove' })
    await settled()
    change({ weight: 3 })
    await settled()
    expect(requests().map(([src]) => src)).toEqual(['removeLine', 'updateLine'])
    expect(actor.getSnapshot().status).toBe('active')
  })

  test('aborts the pending save and marks its result unknown', async () => {
    const { actor, calls, change, isUnsaved } = start({
      hanging: ['updateLine'],
      failures: { removeLine: offline },
    })
    change({ weight: 3 })
    actor.send({ type: 'line.remove' })
    expect(calls[0]?.signal.aborted).toBe(true)
    await settled()
    expect(isUnsaved()).toBe(true)
  })

  test('aborts the pending attach', async () => {
    const { actor, calls, change } = newLine({ hanging: ['attachLine'] })
    change({ weight: 4, value: 60 })
    await settled()
    actor.send({ type: 'line.remove' })
    expect(calls[1]?.signal.aborted).toBe(true)
    await settled()
    expect(calls[2]).toMatchObject({ src: 'removeLine', input: { id: 'new-1' } })
  })

  test('keeps input during the call, in case it fails', async () => {
    const { actor, change, is } = start({ failures: { removeLine: offline } })
    actor.send({ type: 'line.remove' })
    change({ weight: 3 })
    expect(is('removing')).toBe(true)
    await settled()
    expect(actor.getSnapshot().context.weight).toBe(3)
  })
})
