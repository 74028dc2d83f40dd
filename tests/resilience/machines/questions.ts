import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { appearances, decimalSigns, keyPreferences, languages, themes } from '#domain/preferences.ts'
import { confirmationFakes } from '#machines/confirmation/confirmation.fakes.ts'
import { confirmationMachine, confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { preferencesFakes } from '#machines/preferences/preferences.fakes.ts'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import { type PreferencesEvent } from '#machines/preferences/preferences.types.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const noSums = { 'totals agree': 'it has no sums' }
const nothing = fc.constant(null)

export const confirmation = entry({
  file: 'confirmation/confirmation.machine.ts',
  own: 'nothing is done without the phrase, and what was done is told once',
  without: noSums,
  starts: nothing,
  events: fc.oneof(
    fc.record({ type: fc.constant('confirmation.open'), subject: fc.nat(2) }),
    fc.record({ type: fc.constant('phrase.type'), text: fc.oneof(fc.constant(confirmationPhrase), anyText) }),
    fc.constant({ type: 'confirmation.confirm' }),
    fc.constant({ type: 'confirmation.cancel' }),
  ),
  start({ gate, clock, inspect, answered }) {
    let unasked = false
    const { actors } = confirmationFakes<number>({
      result: () => {},
      gate(call) {
        unasked ||= actor.getSnapshot().context.text !== confirmationPhrase
        return gate(call)
      },
    })
    const actor = createActor(confirmationMachine<number>().provide({ actors }), { clock, inspect })
    let told = 0
    actor.on('confirmation.done', () => {
      told += 1
    })
    actor.start()
    return {
      actor,
      writes: () => 'the deed',
      isBusy: () => actor.getSnapshot().hasTag('performing'),
      always() {
        if (unasked) return { 'its own': 'done without the phrase' }
        const done = answered.filter(({ isCalledOff }) => !isCalledOff).length
        return told === done ? {} : { 'its own': `${done} deeds were told ${told} times` }
      },
      ways: [{ type: 'confirmation.open', subject: 0 }, { type: 'confirmation.cancel' }],
    }
  },
})

export const leaving = entry({
  file: 'leaving/leaving.machine.ts',
  own: 'the way out that is taken is the one asked about last, and only once it is confirmed',
  without: { ...noSums, 'one write': 'it writes nothing' },
  starts: nothing,
  events: fc.oneof(
    fc.record({ type: fc.constant('leaving.ask'), way: fc.nat(3) }),
    fc.constant({ type: 'leaving.stay' }),
    fc.constant({ type: 'leaving.confirm' }),
  ),
  start({ clock, inspect }) {
    const actor = createActor(leavingMachine<number>(), { clock, inspect })
    let asked: number | null = null
    let wrong: string | null = null
    actor.on('leaving.confirmed', ({ way }) => {
      if (way !== asked) wrong = `the way ${way} was taken, and ${asked} asked about`
    })
    actor.start()
    return {
      actor,
      send(event: { type: string; way?: number }) {
        if (event.type === 'leaving.ask') asked = event.way ?? null
        actor.send(event as Parameters<typeof actor.send>[0])
        if (event.type !== 'leaving.ask') asked = null
      },
      isBusy: () => false,
      always: () => (wrong === null ? {} : { 'its own': wrong }),
      ways: [{ type: 'leaving.ask', way: 0 }],
    }
  },
})

const choice = {
  theme: fc.constantFrom(...themes),
  appearance: fc.constantFrom(...appearances),
  keys: fc.constantFrom(...keyPreferences),
  language: fc.constantFrom(...languages),
  decimalSign: fc.constantFrom(...decimalSigns),
}

export const preferences = entry({
  file: 'preferences/preferences.machine.ts',
  own: 'what is on show is what was chosen last, and that it is not kept is said once',
  without: noSums,
  starts: fc.record({}),
  events: fc.oneof(
    fc.record({ type: fc.constant('preference.choose'), chosen: fc.record(choice, { requiredKeys: [] }) }),
    fc.record({ type: fc.constant('preferences.changedElsewhere'), chosen: fc.record(choice) }),
  ),
  start({ gate, clock, inspect }) {
    const fakes = preferencesFakes({ gate })
    const { actors, actions } = fakes
    const actor = createActor(preferencesMachine.provide({ actors, actions }), { input: {}, clock, inspect })
    let told = 0
    actor.on('preferences.notKept', () => {
      told += 1
    })
    actor.start()
    return {
      actor,
      send(event: PreferencesEvent) {
        if (event.type !== 'preferences.changedElsewhere') return actor.send(event)
        fakes.changeElsewhere(event.chosen)
      },
      writes: () => 'the choice',
      isBusy: () => actor.getSnapshot().hasTag('storing'),
      always() {
        const { context } = actor.getSnapshot()
        const isShown = isDeepStrictEqual({ ...context, ...fakes.applied.at(-1) }, context)
        if (!isShown) return { 'its own': 'another choice is on show' }
        return told <= 1 ? {} : { 'its own': `said ${told} times` }
      },
      ways: [
        { type: 'preference.choose', chosen: { theme: 'dark' } },
        { type: 'preference.choose', chosen: { theme: 'light' } },
      ],
    }
  },
})
