import { onTestFinished } from 'vitest'
import type { Actor, AnyActor, InputFrom, InspectionEvent } from 'xstate'
import { type Instrument, makeActor } from '#actors/make-actor.ts'
import { messageOf } from '#lab/core/inspect/event-messages.ts'
import { actorStatus } from '#lab/core/inspect/inspected-actors.ts'
import { recordApp } from '#lab/core/inspect/record-app.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
import { formExample } from '#machines/form/form.example.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'

/** Stops an actor at the end of the test. */
export function untilEnd<Started extends AnyActor>(actor: Started): Started {
  onTestFinished(() => void actor.stop())
  return actor
}

/** Creates actors that are recorded from their start, as the app does, on fakes that respond immediately. */
export function recordExamples() {
  const app = recordApp()
  const inspect = (event: InspectionEvent) => {
    const message = messageOf(event)
    if (message) app.receive(message)
  }
  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  const form = (start: keyof typeof formExample.inputs): Actor<typeof formExample.machine> => {
    const input: InputFrom<typeof formExample.machine> = formExample.inputs[start]
    const machine = fakeMachine(formExample, {}) as typeof formExample.machine
    return untilEnd(makeActor({ instrument }, machine, { input }))
  }
  const lookup = () => untilEnd(makeActor({ instrument }, fakeMachine(lookupExample, {}), { input: { term: '' } }))
  /** Returns the active actor of this name. */
  const recorded = (name: string) => {
    const found = app.actors().find(actor => actor.machine === name && actorStatus(actor) === 'active')
    if (!found) throw new Error(`${name} does not run.`)
    return found
  }
  return { instrument, app, recorded, form, lookup }
}

type TradeForm = ReturnType<ReturnType<typeof recordExamples>['form']>

/** Returns the actors of an open form's lines. */
export function linesOf(form: TradeForm) {
  const { lines } = form.getSnapshot().context
  if (!lines) throw new Error('The form is not open.')
  return lines
}
