import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { confirmationFakes } from '#machines/confirmation/confirmation.fakes.ts'
import {
  type ConfirmationEmitted,
  confirmationMachine,
  confirmationPhrase,
} from '#machines/confirmation/confirmation.machine.ts'
import type { Script } from '#machines/fakes.ts'

type Role = { id: string; name: string }

const staff: Role = { id: '1', name: 'Staff' }

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
})
