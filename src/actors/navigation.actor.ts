import { fromPromise } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'

/** What an app does to show the screen of an address. */
export type NavigationCalls<Screen> = {
  /** Fetches the code of the screen at a path. */
  code: (path: string) => Promise<Screen>
  /** Makes the first call of a screen. Resolves with its answer, or when there is enough to show without it. */
  ask: (screen: Screen, address: ScreenAddress) => Promise<unknown>
  /** Fetches what may be needed after the screen at a path. Never rejects. */
  prepare: (path: string, signal: AbortSignal) => Promise<void>
  /** Fetches the code of the screen at a path that may be gone to next. Never rejects. */
  fetchAhead: (path: string) => Promise<void>
}

/** The navigation machine of an app. */
export const calledNavigationMachine = <Screen>({ code, ask, prepare, fetchAhead }: NavigationCalls<Screen>) =>
  navigationMachine<Screen>().provide({
    actions: { fetchAhead: (_, { path }) => void fetchAhead(path) },
    actors: {
      code: fromPromise<Screen, { path: string }>(({ input }) => code(input.path)),
      ask: fromPromise<unknown, { address: ScreenAddress; screen: Screen }>(({ input: { screen, address } }) =>
        ask(screen, address),
      ),
      prepare: fromPromise<void, { path: string }>(({ input, signal }) => prepare(input.path, signal)),
    },
  })
