import { describe, expect, test, vi } from 'vitest'
import { Actor, waitFor } from 'xstate'
import { makeActor } from '#actors/make-actor.ts'
import { actorName } from '#lab/core/inspect/seen-actor.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
import { holdCalls } from '#lab/core/run/pending-calls.ts'
import { exampleFailures } from '#machines/example-failures.ts'
import { copper } from '#machines/lines/lines.fakes.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { linesOf, recordExamples } from './record-example.ts'

const nameOf = (actor: { machine: string } | null) => actor?.machine ?? 'screens'

const add = { type: 'line.add', material: copper } as const
const change = (weight: number) => ({ type: 'line.change', key: 'line-1', weight }) as const

/** True if a value contains a reference to an actor. */
function holdsActor(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  if (value instanceof Actor) return true
  const parts = value instanceof Set ? [...value] : Object.values(value)
  return parts.some(part => holdsActor(part, seen))
}

describe('the recorder of live mode', () => {
  test('lists running machines below their parents, with their subjects', async () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a recorded transaction').start()
    await waitFor(form, state => state.matches('editing'))
    expect(recording.running().map(actorName)).toEqual([
      'tradeForm · transact',
      'record · transact',
      'lines',
      'savedLine · Copper',
      'savedLine · Cardboard',
    ])
    expect(recording.running().map(({ parent }) => parent?.machine)).toEqual([
      undefined,
      'tradeForm',
      'tradeForm',
      'lines',
      'lines',
    ])
    form.stop()
  })

  test('numbers actors of one machine without a subject', () => {
    const { recording, lookup } = recordExamples()
    const both = [lookup().start(), lookup().start()]
    expect(recording.running().map(actorName)).toEqual(['lookup', 'lookup 2'])
    for (const actor of both) actor.stop()
  })

  test('knows the state, transitions and previous context of a machine', () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    const [shown, , lines] = recording.running()
    expect(shown).toMatchObject({ states: ['', 'drafting'], taken: ['opening#0'] })
    expect([...(shown?.visited.states ?? [])].toSorted()).toEqual(['', 'drafting', 'opening'])
    expect(lines?.states).toEqual(['', 'drafting'])
    expect(recording.contextBefore(linesOf(form))).toMatchObject({ lines: [] })
    expect(recording.contextBefore(form)).toBeUndefined()
    form.stop()
  })

  test('releases ended actors and ignores those never started', () => {
    const { recording, tradeForm } = recordExamples()
    tradeForm('a new transaction')
    expect(recording.running()).toEqual([])
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    form.stop()
    expect(recording.running()).toEqual([])
    expect(recording.ended().map(actorName)).toEqual(['tradeForm · new'])
    expect(recording.messages().length).toBeGreaterThan(0)
    expect(recording.ended().map(({ ref }) => ref)).toEqual([null])
  })

  test('retains no actor, even without an end', () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    form.send({ type: 'form.leave' })
    expect(recording.running()).toHaveLength(2)
    expect(holdsActor([recording.running(), recording.messages()])).toBe(false)
    form.stop()
  })

  test('keeps a limited number of ended actors', () => {
    const { recording, lookup } = recordExamples()
    for (let count = 0; count < 40; count += 1) lookup().start().stop()
    expect(recording.ended()).toHaveLength(12)
    expect(recording.ended().map(actorName)[0]).toBe('lookup 40')
  })

  test('keeps the latest 500 events, and the first 500 steps of an actor', () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    for (let weight = 0; weight < 900; weight += 1) linesOf(form).send(change(weight))
    expect(recording.messages()).toHaveLength(500)
    expect(recording.messages().at(-1)?.payload).toEqual({ key: 'line-1', weight: 899 })
    const [{ steps, isCut } = { steps: [], isCut: false }] = recording.running()
    expect(steps).toHaveLength(500)
    expect(steps[0]).toEqual({ do: 'send', to: ['lines'], event: add })
    expect(isCut).toBe(true)
    form.stop()
  })

  test('records events between screens, machines and invoked actors', async () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    form.send({ type: 'form.save' })
    await waitFor(form, state => state.matches('recorded'))
    expect(recording.messages().map(({ from, to, words }) => `${nameOf(from)} → ${nameOf(to)}: ${words}`)).toEqual([
      'screens → tradeForm: starts',
      'tradeForm → record: starts',
      'tradeForm → tradeForm: hear begins',
      'tradeForm → lines: starts',
      'tradeForm → screens: emits lines.opened',
      'screens → lines: line.add',
      'lines → screens: emits line.added',
      'screens → tradeForm: form.save',
      'tradeForm → record: record.save',
      'record → record: save begins',
      'record → record: save answers',
      'record → screens: emits record.saved',
      'tradeForm → tradeForm: hear sends record.saved',
    ])
    form.stop()
  })

  test('records which of several calls has ended', async () => {
    const { instrument, recording } = recordExamples()
    const { gate, list } = holdCalls()
    const actor = makeActor({ instrument }, fakeMachine(pasteExample, { gate }), {}).start()
    actor.send(pasteExample.events['paste.begin'])
    const [, , third] = list()
    const of = third?.path()
    third?.fail(exampleFailures.server)
    await expect.poll(() => recording.running()[0]?.steps).toHaveLength(2)
    expect(recording.running()[0]?.steps.at(-1)).toEqual({ do: 'fail', src: 'find', of, kind: 'server' })
    actor.stop()
  })

  test('records only external events as steps', async () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    form.send({ type: 'form.save' })
    await waitFor(form, state => state.matches('recorded'))
    const [shown, record] = recording.running()
    expect(shown?.steps).toEqual([
      { do: 'send', event: { type: 'form.save' } },
      { do: 'answer', src: 'save' },
    ])
    expect(record?.steps).toEqual([
      { do: 'send', to: ['record'], event: { type: 'record.save', extraValues: { lines: [] } } },
      { do: 'answer', src: 'save' },
    ])
    form.stop()
  })

  test('records the end of a delay as a step', () => {
    vi.useFakeTimers()
    const { recording, lookup } = recordExamples()
    const actor = lookup().start()
    actor.send({ type: 'term.type', term: 'Iron' })
    vi.advanceTimersByTime(300)
    expect(recording.running()[0]?.steps).toEqual([
      { do: 'send', event: { type: 'term.type', term: 'Iron' } },
      { do: 'pass', delay: 'typingPause' },
    ])
    actor.stop()
    vi.useRealTimers()
  })

  test('stores no password', () => {
    const { recording, instrument } = recordExamples()
    const input = sessionExample.inputs['the app is opened']
    const actor = makeActor({ instrument }, fakeMachine(sessionExample, {}), { input }).start()
    const { registration } = sessionExample.events['register.submit']
    actor.send({ type: 'register.submit', registration })
    actor.send({ type: 'signIn.submit', username: 'naledi', password: registration.password })
    expect(
      JSON.stringify([recording.messages().map(({ payload }) => payload), recording.running()[0]?.steps]),
    ).not.toContain(registration.password)
    actor.stop()
  })

  test('notifies asynchronously, once, and not after unsubscribing', async () => {
    const { recording, lookup } = recordExamples()
    const listener = vi.fn<() => void>()
    const leave = recording.subscribe(listener)
    const before = recording.version()
    const actor = lookup().start()
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(recording.version()).not.toBe(before)
    leave()
    actor.stop()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
