import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { Problem } from '#domain/problem.ts'
import { confirmationFakes } from '#machines/confirmation/confirmation.fakes.ts'
import {
  type ConfirmationEmitted,
  confirmationMachine,
  confirmationPhrase,
} from '#machines/confirmation/confirmation.machine.ts'
import type { Script } from '#machines/fakes.ts'

type Role = { id: string; name: string }

const staff: Role = { id: '1', name: 'Staff' }
const owner: Role = { id: '2', name: 'Owner' }
const inUse = new Problem({ kind: 'conflict', title: 'In use', message: 'Somebody has this role.', status: 409 })
const nothing = { subject: null, text: '', problem: null }

/** A question about removing a role, whose output is the name of the removed role. */
function start(script: Script<'perform'> = {}) {
  const { actors, calls } = confirmationFakes({ result: (role: Role) => role.name, ...script })
  const actor = createActor(confirmationMachine<Role, string>().provide({ actors }))
  const told: ConfirmationEmitted<Role, string>[] = []
  actor.on('*', event => told.push(event))
  actor.start()
  return {
    actor,
    told,
    calls,
    type: (text: string) => actor.send({ type: 'phrase.type', text }),
    confirm: () => actor.send({ type: 'confirmation.confirm' }),
    isOver: () => waitFor(actor, snapshot => !snapshot.hasTag('performing')),
  }
}

/** One that asks about the role Staff. */
function asked(script?: Script<'perform'>) {
  const question = start(script)
  question.actor.send({ type: 'confirmation.open', subject: staff })
  return question
}

describe('the phrase', () => {
  test('is the one that the specification names', () => {
    expect(confirmationPhrase).toBe('I confirm')
  })

  test.each(['', 'I confir', 'i confirm', 'I confirm ', ' I confirm', 'I  confirm'])('"%s" is not enough', text => {
    const { actor, calls, type, confirm } = asked()
    type(text)
    expect(actor.getSnapshot().can({ type: 'confirmation.confirm' })).toBe(false)
    confirm()
    expect(calls).toEqual([])
    expect(actor.getSnapshot().context).toEqual({ subject: staff, text, problem: null })
  })

  test('opens the way once it is typed to the letter', () => {
    const { actor, type } = asked()
    type('I confirm')
    expect(actor.getSnapshot().can({ type: 'confirmation.confirm' })).toBe(true)
  })
})

describe('confirming', () => {
  test('does the deed to the subject, once however often it is pressed, and tells the result', async () => {
    const { actor, calls, told, type, confirm, isOver } = asked()
    type('I confirm')
    confirm()
    confirm()
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
    await isOver()
    expect(calls.map(call => call.input)).toEqual([{ subject: staff }])
    expect(told).toEqual([{ type: 'confirmation.done', subject: staff, result: 'Staff' }])
  })

  test('closes and forgets the phrase, so that the next question asks for it again', async () => {
    const { actor, type, confirm, isOver } = asked()
    type('I confirm')
    confirm()
    await isOver()
    expect(actor.getSnapshot().hasTag('open')).toBe(false)
    expect(actor.getSnapshot().context).toEqual(nothing)
    actor.send({ type: 'confirmation.open', subject: owner })
    expect(actor.getSnapshot().context).toEqual({ ...nothing, subject: owner })
    expect(actor.getSnapshot().can({ type: 'confirmation.confirm' })).toBe(false)
  })

  test('stays open with the problem when it is refused, and can be tried again', async () => {
    const { actor, calls, told, type, confirm, isOver } = asked({ failures: { perform: [inUse] } })
    type('I confirm')
    confirm()
    await isOver()
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
    expect(actor.getSnapshot().context).toEqual({ subject: staff, text: 'I confirm', problem: inUse })
    expect(told).toEqual([])
    confirm()
    expect(actor.getSnapshot().context.problem).toBeNull()
    await isOver()
    expect(calls).toHaveLength(2)
    expect(told).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('closes and does nothing', () => {
    const { actor, calls, told, type } = asked()
    type('I confirm')
    actor.send({ type: 'confirmation.cancel' })
    expect(actor.getSnapshot().hasTag('open')).toBe(false)
    expect(actor.getSnapshot().context).toEqual(nothing)
    expect([calls, told]).toEqual([[], []])
  })

  test('forgets the problem of a refusal', async () => {
    const { actor, type, confirm, isOver } = asked({ failures: { perform: inUse } })
    type('I confirm')
    confirm()
    await isOver()
    actor.send({ type: 'confirmation.cancel' })
    expect(actor.getSnapshot().context).toEqual(nothing)
  })

  test('is too late while the deed is under way', () => {
    const { actor, calls, type, confirm } = asked({ hanging: ['perform'] })
    type('I confirm')
    confirm()
    actor.send({ type: 'confirmation.cancel' })
    expect(actor.getSnapshot().hasTag('performing')).toBe(true)
    expect(calls[0]?.signal.aborted).toBe(false)
  })
})

describe('a confirmation as a whole', () => {
  test('calls off the deed when the screen goes away', () => {
    const { actor, calls, type, confirm } = asked({ hanging: ['perform'] })
    type('I confirm')
    confirm()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('fails with the name of the slot when nobody filled it', async () => {
    const actor = createActor(confirmationMachine<Role>()).start()
    actor.send({ type: 'confirmation.open', subject: staff })
    actor.send({ type: 'phrase.type', text: 'I confirm' })
    actor.send({ type: 'confirmation.confirm' })
    const { context } = await waitFor(actor, snapshot => snapshot.context.problem !== null)
    expect(context.problem?.message).toBe('slot perform of machine confirmation is not filled')
  })
})
