import type { Actor, InputFrom } from 'xstate'
import { type Instrument, makeActor } from '#actors/make-actor.ts'
import { fakeMachine } from '#lab/core/run/any-example.ts'
import { recordActors } from '#lab/live/recorder.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import type { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'

/** Starts actors with the recorder's instrumentation, as the app does, on fakes that respond immediately. */
export function recordExamples() {
  const { inspect, recording } = recordActors()
  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  const tradeForm = (start: keyof typeof tradeFormExample.inputs): Actor<typeof tradeFormMachine> => {
    const input: InputFrom<typeof tradeFormMachine> = tradeFormExample.inputs[start]
    return makeActor({ instrument }, fakeMachine(tradeFormExample, {}), { input })
  }
  const lookup = () => makeActor({ instrument }, fakeMachine(lookupExample, {}), { input: { term: '' } })
  return { instrument, recording, tradeForm, lookup }
}

type TradeForm = ReturnType<ReturnType<typeof recordExamples>['tradeForm']>

/** Returns the actors of an open form's lines. */
export function linesOf(form: TradeForm) {
  const { lines } = form.getSnapshot().context
  if (!lines) throw new Error('The form is not open.')
  return lines
}
