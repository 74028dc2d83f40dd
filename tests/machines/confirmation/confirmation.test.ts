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

/** Starts a confirmation machine. The confirmed action removes a role and returns the role's name. */
function start(script: Script<'perform'> = {}) {
  const { actors, calls } = confirmationFakes({ result: (role: Role) => role.name, ...script })
  const actor = createActor(confirmationMachine<Role, string>().provide({ actors }))
  const emitted: ConfirmationEmitted<Role, string>[] = []
  actor.on('*', event => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    calls,
    type: (text: string) => actor.send({ type: 'phrase.type', text }),
    confirm: () => actor.send({ type: 'confirmation.confirm' }),
    isOver: () => waitFor(actor, snapshot => !snapshot.hasTag('performing')),
  }
}

/** Opens the dialog that removes the role Staff. */
function opened(script?: Script<'perform'>) {
  const question = start(script)
  question.actor.send({ type: 'confirmation.open', subject: staff })
  return question
}

describe('confirmation phrase', () => {
  test('equals the specified phrase', () => {
    expect(confirmationPhrase).toBe('I confirm')
  })

  test.each(['', 'I confir', 'i confirm', 'I confirm ', ' I confirm', 'I  confirm'])('rejects "%s"', text => {
    const { actor, calls, type, confirm } = opened()
    type(text)
    expect(actor.getSnapshot().can({ type: 'confirmation.confirm' })).toBe(false)
    confirm()
    expect(calls).toEqual([])
    expect(actor.getSnapshot().context).toEqual({ subject: staff, text, problem: null })
  })
})

describe('confirmation', () => {
  test('performs the action once and emits the result', async () => {
    const { actor, calls, emitted, type, confirm, isOver } = opened()
    type('I confirm')
    confirm()
    confirm()
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
    await isOver()
    expect(calls.map(call => call.input)).toEqual([{ subject: staff }])
    expect(emitted).toEqual([{ type: 'confirmation.done', subject: staff, result: 'Staff' }])
  })
})
