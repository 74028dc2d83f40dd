/*
 * How the app looks and works in this browser: theme, appearance, whether single keys do something, and how dates and numbers are
 * written.
 *
 * A choice (`preference.choose`) is applied at once (`apply`), then stored (`store`, in the state `storing`).
 * Where the storage refuses, the choice holds until the page is left, and `preferences.notKept` is emitted once. A choice
 * made in another window (`watch`) is applied here too, and not stored a second time.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import { type Preferences, unchosen } from '#domain/preferences.ts'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { actorSlot, unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import { type PreferencesContext, type PreferencesEmitted, type PreferencesEvent } from './preferences.types.ts'

const all = ({
  context: { theme, appearance, keys, language, decimalSign },
}: {
  context: PreferencesContext
}): Preferences => ({ theme, appearance, keys, language, decimalSign })

const chosenIn = ({ event }: { event: { chosen: Partial<Preferences> } }) => event.chosen

export const preferencesMachine = setup({
  types: typed<{
    context: PreferencesContext
    events: PreferencesEvent
    emitted: PreferencesEmitted
    /** What the browser has stored; empty before the first choice. */
    input: Partial<Preferences>
    tags: 'storing'
  }>(),
  actors: {
    store: actorSlot<void, Preferences>('preferences', 'store'),
    watch: fromCallback<PreferencesEvent>(() => unfilled('preferences', 'watch')),
  },
  actions: {
    apply: (_args, _preferences: Preferences) => unfilled('preferences', 'apply'),
    take: assign((_, chosen: Partial<Preferences>) => chosen),
    tellNotKept: emit((_, error: unknown) => ({
      type: 'preferences.notKept',
      problem: toProblem(error),
    })),
    rememberTold: assign({ wasTold: true }),
  },
  guards: {
    isOther: ({ context }, chosen: Partial<Preferences>) =>
      Object.entries(chosen).some(([name, choice]) => context[name as keyof Preferences] !== choice),
    wasTold: ({ context }) => context.wasTold,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ ...unchosen, ...input, wasTold: false }),
  entry: { type: 'apply', params: all },
  invoke: { src: 'watch' },
  initial: 'settled',
  on: {
    'preference.choose': {
      guard: { type: 'isOther', params: chosenIn },
      target: '.storing',
      actions: [
        { type: 'take', params: chosenIn },
        { type: 'apply', params: all },
      ],
    },
    // The other window's choice is the later one, so storing this one ends.
    'preferences.changedElsewhere': {
      target: '.settled',
      actions: [
        { type: 'take', params: chosenIn },
        { type: 'apply', params: all },
      ],
    },
  },
  states: {
    settled: {},
    storing: {
      tags: ['storing'],
      invoke: {
        src: 'store',
        input: all,
        onDone: 'settled',
        onError: [
          { guard: 'wasTold', target: 'settled' },
          {
            target: 'settled',
            actions: [{ type: 'tellNotKept', params: ofError }, 'rememberTold'],
          },
        ],
      },
    },
  },
})
