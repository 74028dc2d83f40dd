import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { someProblem } from '#machines/fakes.ts'
import { type OutboxCall, outboxFakes, someEntry } from '#machines/outbox/outbox.fakes.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { entryStateOf, nextId, refusedCount, sendableCount } from '#machines/outbox/outbox.selectors.ts'
import type { OutboxTag } from '#machines/outbox/outbox.types.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { emittedBy, settled } from '#tests/machines/support.ts'

type Start = Script<OutboxCall> & { stored?: readonly OutboxEntry[]; isOnline?: boolean; isLockFree?: boolean }

async function start({ stored = [], isOnline = true, isLockFree = true, ...script }: Start = {}) {
  const fakes = outboxFakes(script, stored, isLockFree)
  const clock = new SimulatedClock()
  const input = { isOnline, now: () => clock.now() }
  const actor = createActor(outboxMachine.provide({ actors: fakes.actors }), { clock, input })
  const emitted = emittedBy(actor)
  actor.start()
  await settled()
  return {
    ...fakes,
    actor,
    clock,
    emitted,
    has: (tag: OutboxTag) => actor.getSnapshot().hasTag(tag),
    called: () => fakes.calls.map(({ src }) => src),
    states: () => actor.getSnapshot().context.entries.map(entry => entryStateOf(actor.getSnapshot(), entry)),
    notify: async (event: Parameters<typeof fakes.notify>[0]) => {
      fakes.notify(event)
      await settled()
    },
  }
}

const lost = () => someProblem('network', { mayBeDone: true })

describe('Sending', () => {
  test('sends all entries in order and reports the count once', async () => {
    const { calls, entries, emitted, has } = await start({ stored: [someEntry(2), someEntry(1)] })
    const sent = calls
      .filter(({ src }) => src === 'send')
      .map(({ input }) => (input as { entry: OutboxEntry }).entry.id)
    expect(sent).toEqual([someEntry(1).id, someEntry(2).id])
    expect(entries.size).toBe(0)
    expect(emitted).toEqual([{ type: 'entries.sent', count: 2 }])
    expect(has('idle')).toBe(true)
  })

  test('marks an entry as tried in the storage before its request', async () => {
    const { called, entries } = await start({ stored: [someEntry(1)], hanging: ['send'] })
    expect(called()).toEqual(['load', 'read', 'store', 'send'])
    expect(entries.get(someEntry(1).id)?.isTried).toBe(true)
  })

  test('sends an entry that is stored later', async () => {
    const { notify, entries, called } = await start()
    entries.set(someEntry(1).id, someEntry(1))
    await notify({ type: 'entry.stored', entry: someEntry(1) })
    expect(called()).toContain('send')
    expect(entries.size).toBe(0)
  })

  test('waits while another tab sends, and drops an entry that the other tab has sent', async () => {
    const { grantLock, entries, called, has, notify } = await start({ stored: [someEntry(1)], isLockFree: false })
    expect(has('sending')).toBe(true)
    expect(called()).toEqual(['load'])
    await notify({ type: 'entry.removed', id: someEntry(1).id })
    expect(has('idle')).toBe(true)
    entries.clear()
    await notify({ type: 'entry.stored', entry: someEntry(2) })
    grantLock()
    await settled()
    expect(called()).toEqual(['load', 'read'])
    expect(has('idle')).toBe(true)
  })
})

describe('Lost responses', () => {
  test('looks for a tried entry, and does not send it if the server has it', async () => {
    const { actor, entries, called } = await start({
      stored: [someEntry(1, { isTried: true })],
      gate: async ({ src }) => (src === 'find' ? { output: true } : undefined),
    })
    expect(called()).toEqual(['load', 'read', 'find', 'remove'])
    expect(entries.size).toBe(0)
    expect(actor.getSnapshot().context.entries).toEqual([])
  })

  test('sends a tried entry that the server does not have', async () => {
    const { called } = await start({ stored: [someEntry(1, { isTried: true })] })
    expect(called()).toEqual(['load', 'read', 'find', 'send', 'remove'])
  })

  test('looks immediately after a lost response, and pauses if that fails too', async () => {
    const { called, states, has, clock } = await start({
      stored: [someEntry(1)],
      failures: { send: [lost()], find: [someProblem('network')] },
    })
    expect(called()).toEqual(['load', 'read', 'store', 'send', 'find'])
    expect(states()).toEqual(['unconfirmed'])
    expect(has('pausing')).toBe(true)
    clock.increment(2000)
    await settled()
    expect(called().slice(5)).toEqual(['read', 'find', 'send', 'remove'])
  })

  test('keeps an entry as tried if it cannot be removed after it was sent', async () => {
    const { entries, has } = await start({ stored: [someEntry(1)], failures: { remove: someProblem('contract') } })
    expect(has('pausing')).toBe(true)
    expect(entries.get(someEntry(1).id)?.isTried).toBe(true)
  })
})

describe('Failures', () => {
  test('keeps a refused entry with the reason, and sends the next', async () => {
    const { entries, states, emitted, actor } = await start({
      stored: [someEntry(1), someEntry(2)],
      failures: { send: [someProblem('notFound', { title: 'Not found', message: 'Seller not found.' })] },
    })
    expect([...entries.keys()]).toEqual([someEntry(1).id])
    expect(states()).toEqual(['refused'])
    expect(entries.get(someEntry(1).id)).toMatchObject({ isTried: false, refusal: { message: 'Seller not found.' } })
    expect(emitted.map(({ type }) => type)).toEqual(['entry.refused', 'entries.sent'])
    expect([refusedCount(actor.getSnapshot()), sendableCount(actor.getSnapshot())]).toEqual([1, 0])
    expect(nextId(actor.getSnapshot())).toBe(null)
  })

  test('waits twice as long after each failure, at most 5 minutes', async () => {
    const { actor, clock } = await start({
      stored: [someEntry(1)],
      failures: { send: someProblem('server', { status: 503 }) },
    })
    const delays: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const delay = (actor.getSnapshot().context.retryAt ?? 0) - clock.now()
      delays.push(delay)
      clock.increment(delay)
      await settled()
    }
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map(seconds => seconds * 1000))
  })

  test('waits as long as the server asks', async () => {
    const { actor, clock } = await start({
      stored: [someEntry(1)],
      failures: { send: [someProblem('tooMany', { retryAfter: 40 })] },
    })
    expect((actor.getSnapshot().context.retryAt ?? 0) - clock.now()).toBe(40_000)
  })

  test('tries again immediately when the user asks', async () => {
    const { notify, entries } = await start({ stored: [someEntry(1)], failures: { send: [someProblem('network')] } })
    await notify({ type: 'send.request' })
    expect(entries.size).toBe(0)
  })

  test('shows that the storage is blocked', async () => {
    const { has, notify } = await start({ failures: { load: [someProblem('contract')] } })
    expect(has('unavailable')).toBe(true)
    await notify({ type: 'send.request' })
    expect(has('idle')).toBe(true)
  })
})

describe('Connection and session', () => {
  test('sends nothing without a connection, and everything when it is back', async () => {
    const { has, called, notify, actor, clock } = await start({ stored: [someEntry(1)], isOnline: false })
    expect(has('offline')).toBe(true)
    expect(called()).toEqual(['load'])
    clock.increment(5000)
    await notify({ type: 'connection.changed', isOnline: true })
    expect(has('idle')).toBe(true)
    expect(called()).toContain('send')
    expect(actor.getSnapshot().context).toMatchObject({ changedAt: 5000, lostAt: null })
  })

  test('sends nothing after the session has ended, until the same user signs in', async () => {
    const { has, states, notify, entries, calls } = await start({
      stored: [someEntry(1), someEntry(2)],
      hanging: ['send'],
    })
    await notify({ type: 'session.suspended' })
    expect(has('suspended')).toBe(true)
    expect(states()).toEqual(['needsSignIn', 'needsSignIn'])
    expect(calls.at(-1)?.signal.aborted).toBe(true)
    const before = calls.length
    await notify({ type: 'send.request' })
    await notify({ type: 'entry.stored', entry: someEntry(3) })
    expect(calls.length).toBe(before)
    expect(entries.get(someEntry(1).id)?.isTried).toBe(true)
    await notify({ type: 'session.resumed' })
    expect(calls.slice(before).map(({ src }) => src)).toEqual(['read', 'find', 'send'])
  })
})
