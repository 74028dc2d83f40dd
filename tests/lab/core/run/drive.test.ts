import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import type { PlaceMoved } from '#lab/core/run/drive.machine.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { startDrive } from './start-drive.ts'

const lead = { type: 'term.type', term: 'Lead' }
const iron = { type: 'term.type', term: 'Iron' }
const type: RunStep = { do: 'send', event: lead }
const pause: RunStep = { do: 'pass', delay: 'typingPause' }
const answer: RunStep = { do: 'answer', src: 'find' }
const fail: RunStep = { do: 'fail', src: 'find', kind: 'network' }
const at = (steps: readonly RunStep[], applied = steps.length): RunPlace => ({
  input: 'an empty field',
  steps,
  applied,
})

const driven = (place: RunPlace) => startDrive(lookupExample, place)
const statesOf = ({ moments }: { moments: readonly Moment[] }) => moments.map(({ snapshot }) => snapshot.value)
const placesOf = (emitted: readonly PlaceMoved[]) => emitted.map(({ place }) => place)

describe('the driver of a run', () => {
  test('continues to a place on the same actor without reporting it', async () => {
    const { emitted, there, goTo } = await driven(at([type]))
    const { actor } = await there()
    const next = await goTo(at([type, pause, answer]))
    expect(statesOf(next)).toEqual(['idle', 'typing', 'loading', 'ready'])
    expect(next.actor).toBe(actor)
    expect(emitted).toEqual([])
  })

  test.each([
    { what: 'before the current one', place: at([type, pause], 1), states: ['idle', 'typing'] },
    { what: 'on a branch', place: at([type, type]), states: ['idle', 'typing', 'typing'] },
    { what: 'with another input', place: { ...at([pause], 0), input: 'a term in the address' }, states: ['idle'] },
  ])('replays for a place $what, and stops the previous run', async ({ place, states }) => {
    const { there, goTo } = await driven(at([type, pause]))
    const { actor } = await there()
    const next = await goTo(place)
    expect(statesOf(next)).toEqual(states)
    expect(next.actor).not.toBe(actor)
    expect(actor.getSnapshot().status).toBe('stopped')
  })

  test('takes steps one after another, and reports the new places', async () => {
    const { drive, emitted, there } = await driven(at([type]))
    drive.send({ type: 'step.take', step: pause })
    drive.send({ type: 'step.take', step: answer })
    expect(statesOf(await there())).toEqual(['idle', 'typing', 'loading', 'ready'])
    expect(placesOf(emitted)).toEqual([at([type, pause]), at([type, pause, answer])])
  })

  test('starts a branch with a different step only', async () => {
    const { drive, emitted, there } = await driven(at([type, pause, answer], 2))
    drive.send({ type: 'step.take', step: answer })
    await there()
    expect(placesOf(emitted)).toEqual([at([type, pause, answer])])
    const other = await driven(at([type, pause, answer], 2))
    other.drive.send({ type: 'step.take', step: fail })
    await other.there()
    expect(placesOf(other.emitted)).toEqual([at([type, pause, fail])])
  })

  test('reports the place after an external event on the same actor', async () => {
    const { drive, emitted, there } = await driven(at([type, pause], 0))
    const { actor } = await there()
    actor.send(lead)
    actor.send(iron)
    await waitFor(drive, () => emitted.length === 2)
    expect(placesOf(emitted)).toEqual([at([type, pause], 1), at([type, { do: 'send', event: iron }])])
    expect((await there()).actor).toBe(actor)
  })

  test('takes remaining steps after an external event', async () => {
    const { drive, emitted, there } = await driven(at([]))
    const { actor } = await there()
    const open: RunStep = { do: 'send', event: { type: 'lookup.open' } }
    drive.send({ type: 'place.change', place: at([open, type]) })
    actor.send(iron)
    expect(statesOf(await there())).toHaveLength(4)
    expect(emitted.at(-1)?.place.steps).toEqual([open, { do: 'send', event: iron }, type])
  })

  test('reports why a place is unreachable, and continues to the next one', async () => {
    const { drive, goTo } = await driven(at([type]))
    drive.send({ type: 'place.change', place: at([type, answer]) })
    const { context } = await waitFor(drive, snapshot => snapshot.matches('refused'))
    expect(context.error?.message).toBe('find is not pending')
    expect(statesOf(await goTo(at([type])))).toEqual(['idle', 'typing'])
  })

  test('drops an outdated run before it is ready', async () => {
    const { drive, goTo } = await driven(at([]))
    drive.send({ type: 'place.change', place: { ...at([]), input: 'a term in the address' } })
    expect(statesOf(await goTo(at([type])))).toEqual(['idle', 'typing'])
  })

  test('stops its run when it is stopped', async () => {
    const { drive, there } = await driven(at([]))
    const { actor } = await there()
    drive.stop()
    expect(actor.getSnapshot().status).toBe('stopped')
  })
})
