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

async function advance(clock: SimulatedClock, ms: number) {
  clock.increment(ms)
  await settled()
}

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
const first = someEntry(1).id
const minute = 60_000
/** A request without a response, so long ago that it cannot arrive late. */
const triedBefore = { isTried: true, triedAt: -150_000 }

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
  test('looks at once and after growing pauses, and sends again only when no request can arrive late', async () => {
    const { called, entries, has, states, clock } = await start({
      stored: [someEntry(1)],
      failures: { send: [lost()] },
    })
    expect(called().slice(3)).toEqual(['send', 'find', 'store'])
    expect(states()).toEqual(['unconfirmed'])
    expect(has('waiting')).toBe(true)
    expect(entries.get(first)).toMatchObject({ isTried: true, triedAt: 0, dueAt: minute, failures: 1 })
    await advance(clock, minute - 1)
    expect(called()).toHaveLength(6)
    await advance(clock, 1)
    expect(called().slice(6)).toEqual(['read', 'find', 'store'])
    expect(entries.get(first)?.dueAt).toBe(3 * minute)
    await advance(clock, 2 * minute)
    expect(called().slice(9)).toEqual(['read', 'find', 'store', 'send', 'remove'])
  })

  test('pauses at most 15 minutes between searches', async () => {
    const { entries, clock } = await start({ stored: [someEntry(1)], failures: { send: lost() } })
    const pauses: number[] = []
    for (let search = 0; search < 7; search += 1) {
      const pause = (entries.get(first)?.dueAt ?? 0) - clock.now()
      pauses.push(pause / minute)
      await advance(clock, pause)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  test('keeps the pause of a killed tab', async () => {
    const stored = [someEntry(1, { isTried: true, triedAt: 0, dueAt: minute, failures: 1 })]
    const { called, has } = await start({ stored })
    expect(called()).toEqual(['load'])
    expect(has('waiting')).toBe(true)
  })

  test('ends a pause in the future of a clock that was set back', async () => {
    const later = 26 * 60 * minute
    const stored = [someEntry(1, { isTried: true, triedAt: later, dueAt: later, failures: 1 })]
    const { called, entries } = await start({ stored })
    expect(called()).toEqual(['load', 'read', 'find', 'store'])
    expect(entries.get(first)).toMatchObject({ triedAt: 0, dueAt: 2 * minute })
  })

  test('sends other entries during the pause', async () => {
    const { entries, notify, states } = await start({
      stored: [someEntry(1), someEntry(2)],
      failures: { send: [lost()] },
    })
    expect([...entries.keys()]).toEqual([first])
    entries.set(someEntry(3).id, someEntry(3))
    await notify({ type: 'entry.stored', entry: someEntry(3) })
    expect([...entries.keys()]).toEqual([first])
    expect(states()).toEqual(['unconfirmed'])
  })

  test('looks when the user asks, but does not send again yet', async () => {
    const { called, notify } = await start({ stored: [someEntry(1)], failures: { send: [lost()] } })
    await notify({ type: 'send.request' })
    expect(called().slice(6)).toEqual(['read', 'find', 'store'])
  })

  test('sends without a search when the user insists', async () => {
    const { called, notify, entries } = await start({ stored: [someEntry(1)], failures: { send: [lost()] } })
    await notify({ type: 'entry.sendAnyway', id: first })
    expect(called().slice(6)).toEqual(['read', 'store', 'send', 'remove'])
    expect(entries.size).toBe(0)
  })
})

describe('Refusals and corrections', () => {
  const refusal = { title: 'Not found', message: 'Seller not found.', fields: {} }

  test('keeps a refused entry with the reason, and sends the next', async () => {
    const { entries, states, emitted, actor } = await start({
      stored: [someEntry(1), someEntry(2)],
      failures: { send: [someProblem('notFound', { title: 'Not found', message: 'Seller not found.' })] },
    })
    expect([...entries.keys()]).toEqual([first])
    expect(states()).toEqual(['refused'])
    expect(entries.get(first)).toMatchObject({ isTried: false, refusal: { message: 'Seller not found.' } })
    expect(emitted.map(({ type }) => type)).toEqual(['entry.refused', 'entries.sent'])
    expect([refusedCount(actor.getSnapshot()), sendableCount(actor.getSnapshot())]).toEqual([1, 0])
    expect(nextId(actor.getSnapshot())).toBe(null)
  })

  test('does not send an entry that another tab has marked as refused', async () => {
    const { grantLock, entries, called, states, has } = await start({ stored: [someEntry(1)], isLockFree: false })
    entries.set(first, someEntry(1, { refusal }))
    grantLock()
    await settled()
    expect(called()).toEqual(['load', 'read'])
    expect(states()).toEqual(['refused'])
    expect(has('idle')).toBe(true)
  })

  test('remembers an earlier request without a response when the server refuses the next one', async () => {
    const { entries } = await start({
      stored: [someEntry(1, triedBefore)],
      failures: { send: [someProblem('invalid')] },
    })
    expect(entries.get(first)).toMatchObject({ isTried: true, refusal: { title: expect.any(String) } })
  })

  test('updates the record of a correction if the server has an earlier version', async () => {
    const corrected = someEntry(1, { earlier: [someEntry(1)], lines: [] })
    const { called, emitted, entries } = await start({
      stored: [corrected],
      gate: async ({ src }) => (src === 'find' ? { output: 'on the server' } : undefined),
    })
    expect(called()).toEqual(['load', 'read', 'find', 'update', 'remove'])
    expect(emitted[0]).toMatchObject({ type: 'entry.updated', before: { materials: [{ weight: 650 }] } })
    expect(entries.size).toBe(0)
  })

  test('sends a correction at once if the server has no earlier version', async () => {
    const { called } = await start({ stored: [someEntry(1, { earlier: [someEntry(1)] })] })
    expect(called()).toEqual(['load', 'read', 'find', 'store', 'send', 'remove'])
  })
})

describe('Failures', () => {
  test.each([
    ['a 429', someProblem('tooMany', { status: 429 }), 1],
    ['a 429 with Retry-After', someProblem('tooMany', { status: 429, retryAfter: 90 }), 1.5],
    ['a 429 with Retry-After: 0', someProblem('tooMany', { status: 429, retryAfter: 0 }), 1],
    ['a Retry-After of 30 days', someProblem('tooMany', { status: 429, retryAfter: 2_592_000 }), 60],
    ['a 425', someProblem('tooMany', { status: 425 }), 1],
  ])('waits after %s, and does not count as tried', async (_, problem, minutes) => {
    const { entries, clock, called } = await start({ stored: [someEntry(1)], failures: { send: [problem] } })
    expect(entries.get(first)).toMatchObject({ isTried: false, dueAt: minutes * minute })
    await advance(clock, minutes * minute - 1)
    expect(called().filter(src => src === 'send')).toHaveLength(1)
    await advance(clock, 1)
    expect(entries.size).toBe(0)
  })

  test('retries an unreachable server with growing pauses of at most 15 minutes', async () => {
    const { actor, clock } = await start({
      stored: [someEntry(1, { isTried: true })],
      failures: { find: someProblem('network') },
    })
    const delays: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const delay = (actor.getSnapshot().context.retryAt ?? 0) - clock.now()
      delays.push(delay / 1000)
      await advance(clock, delay)
    }
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('sends a waiting entry immediately when the user asks', async () => {
    const { notify, entries } = await start({
      stored: [someEntry(1)],
      failures: { send: [someProblem('tooMany', { status: 429, retryAfter: 600 })] },
    })
    await notify({ type: 'page.focused' })
    expect(entries.size).toBe(1)
    await notify({ type: 'send.request' })
    expect(entries.size).toBe(0)
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
      stored: [someEntry(1, { isTried: true }), someEntry(2, { isTried: true })],
      hanging: ['find'],
    })
    await notify({ type: 'session.suspended' })
    expect(has('suspended')).toBe(true)
    expect(states()).toEqual(['needsSignIn', 'needsSignIn'])
    expect(calls.at(-1)?.signal.aborted).toBe(true)
    const before = calls.length
    await notify({ type: 'send.request' })
    await notify({ type: 'entry.stored', entry: someEntry(3) })
    expect(calls.length).toBe(before)
    expect(entries.get(first)?.isTried).toBe(true)
    await notify({ type: 'session.resumed' })
    expect(calls.length).toBeGreaterThan(before)
  })
})
