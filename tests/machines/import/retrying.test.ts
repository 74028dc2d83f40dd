import { describe, expect, test } from 'vitest'
import type { ProblemKind } from '#domain/problem.ts'
import { someProblem } from '#machines/fakes.ts'
import { someMaterial } from '#machines/import/import.fakes.ts'
import { newRows, previewed } from './started.ts'

const lost = someProblem('network', { mayBeDone: true })
const unauthorized = someProblem('unauthorized')
const busy = (retryAfter: number) => someProblem('tooMany', { status: 429, retryAfter })

describe('failure that might pass', () => {
  test.for<ProblemKind>(['network', 'timeout', 'server', 'tooMany'])('(%s) continues by itself', async kind => {
    const { begin, wait, is, progress, isPageHeld } = await previewed(newRows(6), {
      failures: { write: [null, someProblem(kind)] },
    })
    await begin()
    expect([is('waiting'), is('writing'), isPageHeld()]).toEqual([true, true, true])
    await wait(999)
    expect(is('waiting')).toBe(true)
    await wait(1)
    expect(is('done')).toBe(true)
    expect(progress()).toEqual({ total: 6, written: 6, refused: 0, unsure: 0 })
  })

  test('does not overrule Stop', async () => {
    const pending: Array<(reason: unknown) => void> = []
    const { begin, send, is } = await previewed(newRows(6), {
      gate: ({ src }) => {
        if (src !== 'write') return Promise.resolve()
        const { promise, reject } = Promise.withResolvers<void>()
        pending.push(reject)
        return promise
      },
    })
    await begin()
    await send({ type: 'import.stop' })
    for (const fail of pending) fail(someProblem('server', { status: 503 }))
    await expect.poll(() => is('stopped')).toBe(true)
  })

  test('loads the records of the server again only if one might have been written', async () => {
    const certain = await previewed(newRows(2), { failures: { write: [busy(1)] } })
    await certain.begin()
    await certain.wait(1000)
    expect([certain.is('done'), certain.count('look')]).toEqual([true, 2])
    const unsure = await previewed(newRows(2), { failures: { write: [lost] } })
    await unsure.begin()
    await unsure.wait(1000)
    expect([unsure.is('done'), unsure.count('look')]).toEqual([true, 3])
  })

  test('waits as long as the server asks', async () => {
    const { begin, wait, is } = await previewed(newRows(1), { failures: { write: [busy(90)] } })
    await begin()
    await wait(89_999)
    expect(is('waiting')).toBe(true)
    await wait(1)
    expect(is('done')).toBe(true)
  })

  test('retries ten times with growing delays, and then stops', async () => {
    const failing = await previewed(newRows(1), { failures: { write: lost } })
    await failing.begin()
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60, 60]) {
      expect(failing.is('waiting')).toBe(true)
      await failing.wait(seconds * 1000 - 1)
      const sent = failing.sent().length
      await failing.wait(1)
      expect(failing.sent()).toHaveLength(sent + 1)
    }
    expect(failing.is('failed')).toBe(true)
    expect(failing.emitted).toMatchObject([{ type: 'import.ended', problem: { kind: 'network' } }])
    // A retry by the user starts with the first delay again.
    await failing.send({ type: 'import.goOn' })
    expect(failing.is('waiting')).toBe(true)
    await failing.wait(1000)
    expect(failing.sent()).toHaveLength(13)
  })

  test('starts with the first delay again after a written record', async () => {
    const { begin, wait, is } = await previewed(newRows(5), {
      failures: { write: [lost, lost, lost, lost, null, lost] },
    })
    await begin()
    await wait(1000)
    expect(is('waiting')).toBe(true)
    await wait(1000)
    expect(is('done')).toBe(true)
  })

  test('while loading the records continues by itself', async () => {
    const { begin, wait, is } = await previewed(newRows(1), { failures: { look: [null, lost] } })
    await begin()
    expect(is('waiting')).toBe(true)
    await wait(1000)
    expect(is('done')).toBe(true)
  })

  test('does not repeat a write that succeeded without a response', async () => {
    const { begin, wait, sent, progress, context, materials } = await previewed(newRows(3), {
      failures: { write: [lost] },
    })
    await begin()
    expect(context().outcomes[0]).toEqual({ kind: 'unsure' })
    expect(progress()).toEqual({ total: 3, written: 2, refused: 0, unsure: 1 })
    materials.push(someMaterial('Alloy 1', 'GW 60-1', '1.5'))
    await wait(1000)
    expect(progress()).toEqual({ total: 3, written: 3, refused: 0, unsure: 0 })
    expect(sent().filter(name => name === 'Alloy 1')).toHaveLength(1)
  })

  test('repeats a write that the server never received', async () => {
    const { begin, wait, sent, progress } = await previewed(newRows(3), { failures: { write: [lost] } })
    await begin()
    await wait(1000)
    expect(sent().filter(name => name === 'Alloy 1')).toHaveLength(2)
    expect(progress().written).toBe(3)
  })

  test('can be retried at once, or stopped', async () => {
    const { begin, send, wait, is, sent } = await previewed(newRows(1), { failures: { write: [lost, lost] } })
    await begin()
    await send({ type: 'import.goOn' })
    expect(sent()).toHaveLength(2)
    await send({ type: 'import.stop' })
    expect(is('stopped')).toBe(true)
    await wait(600_000)
    expect(sent()).toHaveLength(2)
    await send({ type: 'import.goOn' })
    expect(is('done')).toBe(true)
  })
})

describe('end of the session', () => {
  test('stops the import, which continues after the user has signed in again', async () => {
    const { begin, send, wait, is, progress } = await previewed(newRows(6), {
      failures: { write: [null, unauthorized] },
    })
    await begin()
    expect(is('failed')).toBe(true)
    await wait(600_000)
    expect(is('failed')).toBe(true)
    await send({ type: 'session.resumed' })
    expect(is('done')).toBe(true)
    expect(progress()).toMatchObject({ total: 6, written: 6 })
  })

  test('does not continue an import that failed for another reason', async () => {
    const { begin, send, is } = await previewed(newRows(1), { failures: { write: [someProblem('contract')] } })
    await begin()
    await send({ type: 'session.resumed' })
    expect(is('failed')).toBe(true)
  })
})
