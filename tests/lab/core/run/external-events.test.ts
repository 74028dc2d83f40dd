import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import { replay } from '#lab/core/run/replay.ts'
import { type RunStep, StepError } from '#lab/core/run/steps.ts'
import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { formExample } from '#machines/form/form.example.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { membersExample } from '#machines/members/members.example.ts'
import { recordExample } from '#machines/record/record.example.ts'

const begin = (example: AnyExample, steps: readonly RunStep[] = []) =>
  replay(example, { input: Object.keys(example.inputs)[0] ?? '', steps })
type Running = Awaited<ReturnType<typeof begin>>

/** Sends an event from outside the run, like a screen. Resolves with the run's next moment. */
const sent = ({ subscribe }: Running, actor: AnyActorRef, event: { type: string; [field: string]: unknown }) =>
  new Promise<Moment>(resolve => {
    const leave = subscribe(moment => {
      leave()
      resolve(moment)
    })
    actor.send(event)
  })
const stepsOf = ({ moments }: Running) => moments.flatMap(({ step }) => step ?? [])
const lead = { type: 'term.type', term: 'Lead' }
const iron = { type: 'term.type', term: 'Iron' }

describe('an event from outside of a run', () => {
  test('becomes a step with its own moment', async () => {
    const run = await begin(lookupExample)
    expect(await sent(run, run.actor, lead)).toMatchObject({
      step: { do: 'send', event: lead },
      snapshot: { value: 'typing' },
    })
    expect(run.moments).toHaveLength(2)
    expect(run.moments.at(-1)?.transitions).not.toEqual([])
  })

  test('becomes one step for each of two simultaneous events', async () => {
    const run = await begin(lookupExample, [
      { do: 'send', event: lead },
      { do: 'pass', delay: 'typingPause' },
      { do: 'fail', src: 'find', kind: 'network' },
    ])
    run.actor.send({ type: 'lookup.retry' })
    run.actor.send(iron)
    await run.take({ do: 'pass', delay: 'typingPause' })
    expect(run.moments.slice(-3).map(({ snapshot, emitted }) => [snapshot.value, emitted.length])).toEqual([
      ['loading', 0],
      ['typing', 0],
      ['loading', 1],
    ])
  })

  test('is no step if unhandled', async () => {
    const run = await begin(lookupExample)
    run.actor.send({ type: 'lookup.retry' })
    await sent(run, run.actor, { type: 'lookup.open' })
    expect(stepsOf(run)).toEqual([{ do: 'send', event: { type: 'lookup.open' } }])
  })

  test('stores the path to its child, and can be replayed', async () => {
    const run = await begin(formExample)
    const { record, lines } = run.actor.getSnapshot().context
    await sent(run, record, { type: 'field.change', field: 'buyer', value: null })
    await sent(run, lines, { type: 'line.lookUp', term: 'Copper' })
    const steps = stepsOf(run)
    expect(steps).toMatchObject([{ to: ['record'] }, { to: ['lines'], event: { term: 'Copper' } }])
    const again = await begin(formExample, steps)
    expect(stepsOf(again)).toEqual(steps)
    expect(again.uses().map(({ src }) => src)).toEqual(run.uses().map(({ src }) => src))
  })

  test('finds an unnamed child again', async () => {
    const input = Object.entries(membersExample.inputs).findIndex(([, { members }]) => members.length > 1)
    const names = Object.keys(membersExample.inputs)
    const run = await replay(membersExample, { input: names[input] ?? '', steps: [] })
    await sent(run, run.actor.getSnapshot().context.members[1], { type: 'member.remove' })
    expect(stepsOf(run)).toEqual([{ do: 'send', event: { type: 'member.remove' }, to: ['#1'] }])
    const again = await replay(membersExample, { input: names[input] ?? '', steps: stepsOf(run) })
    expect(again.uses()).toHaveLength(1)
  })

  test('is refused if its child is missing', async () => {
    const step: RunStep = { do: 'send', event: lead, to: ['lines', 'line-9'] }
    await expect(begin(formExample, [step])).rejects.toThrow(new StepError('There is no lines › line-9'))
  })

  test('lists fields that JSON cannot represent, and cannot be replayed', async () => {
    const run = await begin(confirmationExample)
    const { step } = await sent(run, run.actor, {
      type: 'confirmation.open',
      subject: () => undefined,
      from: undefined,
    })
    expect(step).toEqual({ do: 'send', event: { type: 'confirmation.open' }, lost: ['subject'] })
    await expect(begin(confirmationExample, stepsOf(run))).rejects.toThrow(
      new StepError('confirmation.open has data that a link can’t contain (subject)'),
    )
  })
})

test("events from the run's own actors are no steps", async () => {
  const run = await replay(recordExample, { input: 'a material that is known', steps: [] })
  // The machine validates the record and raises an event with the result, which must not become a step.
  const { step, snapshot } = await sent(run, run.actor, { type: 'record.save' })
  expect(step).toEqual({ do: 'send', event: { type: 'record.save' } })
  expect(snapshot.value).not.toBe('checking')
  expect(run.moments).toHaveLength(2)
})

/** Returns a run to which a screen sends the events `before` as it starts. */
const madeWith = (before: readonly (typeof lead)[]) =>
  replay(
    lookupExample,
    { input: 'an empty field', steps: [{ do: 'send', event: lead }] },
    {
      make: (machine, options) => {
        const actor = createActor(machine, options)
        for (const event of before) actor.send(event)
        return Promise.resolve(actor.start())
      },
    },
  )

describe('a run with an external actor', () => {
  test('takes its steps', async () => {
    const run = await madeWith([])
    expect(run.moments.map(({ snapshot }) => snapshot.value)).toEqual(['idle', 'typing'])
    expect(run.waits()).toHaveLength(1)
  })

  test('skips a step that its screen already took', async () => {
    const run = await madeWith([lead])
    expect(stepsOf(run)).toEqual([{ do: 'send', event: lead }])
    expect(run.moments.map(({ snapshot }) => snapshot.value)).toEqual(['idle', 'typing'])
  })
})
