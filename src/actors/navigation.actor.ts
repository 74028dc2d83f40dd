import { fromPromise } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'

/** Calls of an app that show the screen of an address. */
export type NavigationCalls<Screen> = {
  /** Loads the code of the screen at a path. */
  code: (path: string) => Promise<Screen>
  /** Sends the first request of a screen. Resolves with the response, or when the screen can render without it. */
  ask: (screen: Screen, address: ScreenAddress) => Promise<unknown>
  /** Prefetches what might follow the screen at a path. Never rejects. */
  prepare: (path: string, signal: AbortSignal) => Promise<void>
  /** Prefetches the code of the screen at a path. Never rejects. */
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
