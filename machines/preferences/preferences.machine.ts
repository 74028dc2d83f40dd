/*
 * How the app looks in this browser: theme and appearance.
 *
 * A choice (`theme.change`, `appearance.change`) is applied at once (`apply`), then stored (`store`, in the state `storing`).
 * Where the storage refuses, the choice holds until the page is left, and `preferences.notKept` is emitted once. A choice
 * made in another window (`watch`) is applied here too, and not stored a second time.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { actorSlot, unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type {
  Appearance,
  Preferences,
  PreferencesContext,
  PreferencesEmitted,
  PreferencesEvent,
  Theme,
} from './preferences.types.ts'

const chosen = ({ context: { theme, appearance } }: { context: PreferencesContext }): Preferences => ({
  theme,
  appearance,
})

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
    takeTheme: assign((_, theme: Theme) => ({ theme })),
    takeAppearance: assign((_, appearance: Appearance) => ({ appearance })),
    tellNotKept: emit((_, error: unknown) => ({
      type: 'preferences.notKept',
      problem: toProblem(error),
    })),
    rememberTold: assign({ wasTold: true }),
  },
  guards: {
    isOtherTheme: ({ context }, theme: Theme) => theme !== context.theme,
    isOtherAppearance: ({ context }, appearance: Appearance) => appearance !== context.appearance,
    wasTold: ({ context }) => context.wasTold,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    theme: input.theme ?? 'system',
    appearance: input.appearance ?? 'threereco',
    wasTold: false,
  }),
  entry: { type: 'apply', params: chosen },
  invoke: { src: 'watch' },
  initial: 'settled',
  on: {
    'theme.change': {
      guard: { type: 'isOtherTheme', params: ({ event }) => event.theme },
      target: '.storing',
      actions: [
        { type: 'takeTheme', params: ({ event }) => event.theme },
        { type: 'apply', params: chosen },
      ],
    },
    'appearance.change': {
      guard: { type: 'isOtherAppearance', params: ({ event }) => event.appearance },
      target: '.storing',
      actions: [
        { type: 'takeAppearance', params: ({ event }) => event.appearance },
        { type: 'apply', params: chosen },
      ],
    },
    // The other window's choice is the later one, so storing this one ends.
    'preferences.changedElsewhere': {
      target: '.settled',
      actions: [
        { type: 'takeTheme', params: ({ event }) => event.theme },
        { type: 'takeAppearance', params: ({ event }) => event.appearance },
        { type: 'apply', params: chosen },
      ],
    },
  },
  states: {
    settled: {},
    storing: {
      tags: ['storing'],
      invoke: {
        src: 'store',
        input: chosen,
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
