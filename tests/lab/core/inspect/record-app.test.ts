import { describe, expect, test, vi } from 'vitest'
import { Actor, waitFor } from 'xstate'
import { makeActor } from '#actors/make-actor.ts'
import { actorName } from '#lab/core/inspect/inspected-actors.ts'
import { recordApp } from '#lab/core/inspect/record-app.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
import { holdCalls } from '#lab/core/run/pending-calls.ts'
import { exampleFailures } from '#machines/example-failures.ts'
import { copper } from '#machines/lines/lines.fakes.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { linesOf, recordExamples, untilEnd } from './record-example.ts'

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

describe('the recording of an app', () => {
  test('lists actors below their parents, with their subjects', async () => {
    const { app, form } = recordExamples()
    const started = form('a recorded transaction').start()
    await waitFor(started, state => state.matches('open'))
    const actors = app.actors().map(actor => [actorName(actor), actor.parent?.machine])
    expect(actors).toEqual([
      ['form · transact', undefined],
      ['record · transact', 'form'],
      ['load', 'record'],
      ['lines', 'form'],
      ['line-1 · Copper', 'lines'],
      ['line-2 · Cardboard', 'lines'],
      ['draft', 'form'],
      ['watch', 'draft'],
    ])
  })

  test('numbers actors of one machine without a subject', () => {
    const { app, lookup } = recordExamples()
    for (const actor of [lookup(), lookup()]) actor.start()
    expect(app.actors().map(actorName)).toEqual(['lookup', 'leisure', 'lookup 2', 'leisure 2'])
  })

  test('knows the states and transitions of a machine', () => {
    const { recorded, form } = recordExamples()
    const started = form('a new transaction').start()
    expect(recorded('form')).toMatchObject({ states: ['', 'open'], lastTransitions: ['opening#0'] })
    expect([...recorded('form').visited.states].toSorted()).toEqual(['', 'open', 'opening'])
    linesOf(started).send(add)
    expect(recorded('lines').states).toEqual(['', 'drafting'])
  })

  test('ignores actors that never start, and retains no actor', () => {
    const { app, form } = recordExamples()
    form('a new transaction')
    expect(app.actors()).toEqual([])
    const started = form('a new transaction').start()
    linesOf(started).send(add)
    expect(app.actors().length).toBeGreaterThan(2)
    expect(holdsActor([app.actors(), app.messages()])).toBe(false)
  })

  test('keeps the latest 500 messages, and the first 500 steps of an actor', () => {
    const { app, recorded, form } = recordExamples()
    const started = form('a new transaction').start()
    linesOf(started).send(add)
    for (let weight = 0; weight < 900; weight += 1) linesOf(started).send(change(weight))
    expect(app.messages()).toHaveLength(500)
    const last = app.messages().findLast(({ kind, to }) => kind === 'event' && nameOf(to) === 'lines')
    expect(last?.payload).toEqual({ key: 'line-1', weight: 899 })
    const { steps, isCut } = recorded('form')
    expect(steps).toHaveLength(500)
    expect(steps?.[0]).toEqual({ do: 'send', to: ['lines'], event: add })
    expect(isCut).toBe(true)
  })

  test('keeps the error of an actor after its message is dropped', () => {
    const app = recordApp()
    const sessionId = 'x:0'
    app.receive({ type: '@xstate.actor', sessionId, name: 'pen', definition: '{"states":{}}' })
    app.receive({ type: '@xstate.event', sessionId, event: { type: 'write' } })
    app.receive({ type: '@xstate.snapshot', sessionId, snapshot: { status: 'error', error: { message: 'no ink' } } })
    for (let count = 0; count < 500; count += 1) {
      app.receive({ type: '@xstate.event', sessionId: 'x:1', event: { type: 'tick' } })
    }
    expect(app.messages().some(({ error }) => error)).toBe(false)
    expect(app.actors()[0]?.failure).toMatchObject({ words: 'write', error: { message: 'no ink' } })
  })

  test('shows events between screens, machines and other actors', async () => {
    const { app, form } = recordExamples()
    const started = form('a new transaction').start()
    linesOf(started).send(add)
    started.send({ type: 'form.save' })
    await waitFor(started.getSnapshot().context.record, state => state.matches('created'))
    const events = app.messages().filter(({ kind }) => kind === 'event' || kind === 'start')
    expect(events.map(({ from, to, words }) => `${nameOf(from)} → ${nameOf(to)}: ${words}`)).toEqual([
      'screens → form: start form',
      'form → record: start record',
      'form → lines: start lines',
      'form → draft: start draft',
      'draft → watch: start watch',
      'form → screens: emits lines.opened',
      'screens → lines: line.add',
      'lines → screens: emits line.added',
      'lines → form: lines.changed',
      'form → draft: content.changed',
      'screens → form: form.save',
      'form → record: record.save',
      'record → form: record.creating',
      'record → save: start save',
      'form → draft: record.creating',
      'save → record: answers',
      'record → form: record.saved',
      'form → screens: emits record.saved',
      'form → draft: record.saved',
    ])
  })
})

describe('the recorded steps', () => {
  test('name which of several calls has ended', async () => {
    const { instrument, recorded } = recordExamples()
    const { gate, list } = holdCalls()
    const actor = untilEnd(makeActor({ instrument }, fakeMachine(pasteExample, { gate }), {})).start()
    actor.send(pasteExample.events['paste.begin'])
    const [, , third] = list()
    const of = third?.path()
    third?.fail(exampleFailures.server)
    await expect.poll(() => recorded('paste').steps).toHaveLength(2)
    expect(recorded('paste').steps?.at(-1)).toEqual({ do: 'fail', src: 'find', of, kind: 'server' })
  })

  test('contain only external events', async () => {
    const { recorded, form } = recordExamples()
    const started = form('a new transaction').start()
    started.send({ type: 'form.save' })
    await waitFor(started.getSnapshot().context.record, state => state.matches('created'))
    expect(recorded('form').steps).toEqual([
      { do: 'send', event: { type: 'form.save' } },
      { do: 'answer', src: 'save' },
    ])
    expect(recorded('record').steps).toEqual([
      { do: 'send', to: ['record'], event: { type: 'record.save', extraValues: { lines: [] } } },
      { do: 'answer', src: 'save' },
    ])
  })

  test('contain the end of a delay', () => {
    vi.useFakeTimers()
    const { recorded, lookup } = recordExamples()
    const actor = lookup().start()
    actor.send({ type: 'term.type', term: 'Iron' })
    vi.advanceTimersByTime(300)
    expect(recorded('lookup').steps).toEqual([
      { do: 'send', event: { type: 'term.type', term: 'Iron' } },
      { do: 'pass', delay: 'typingPause' },
    ])
    vi.useRealTimers()
  })

  test('contain no password, like the messages', () => {
    const { app, recorded, instrument } = recordExamples()
    const input = sessionExample.inputs['the app is opened']
    const actor = untilEnd(makeActor({ instrument }, fakeMachine(sessionExample, {}), { input })).start()
    const { registration } = sessionExample.events['register.submit']
    actor.send({ type: 'register.submit', registration })
    actor.send({ type: 'signIn.submit', username: 'naledi', password: registration.password })
    expect(recorded('session').steps?.length).toBeGreaterThan(1)
    const stored = [app.messages().map(({ payload }) => payload), recorded('session').steps]
    expect(JSON.stringify(stored)).not.toContain(registration.password)
  })
})
