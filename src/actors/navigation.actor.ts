import { fromPromise } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'

/** Functions with which an app loads the screen of a URL. */
export type NavigationCalls<Screen> = {
  /** Loads the code of the screen at this path. */
  code: (path: string) => Promise<Screen>
  /** Sends a screen's first request. Resolves with the response, or earlier if the screen can render without it. */
  ask: (screen: Screen, address: ScreenAddress) => Promise<unknown>
  /** Prefetches what the user might need after the screen at this path. Never rejects. */
  prepare: (path: string, signal: AbortSignal) => Promise<void>
  /** Prefetches the code of the screen at this path. Never rejects. */
  fetchAhead: (path: string) => Promise<void>
}

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
