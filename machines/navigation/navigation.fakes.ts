import { fakeActors, type Script } from '#machines/fakes.ts'
import type { ScreenAddress } from './navigation.types.ts'

/**
 * Fakes for `navigationMachine<string>().provide(...)`. The fake code of a screen is the screen's path. `fetchedAhead`
 * lists the prefetched paths.
 */
export function navigationFakes(script: Script<'code' | 'ask' | 'prepare'> = {}) {
  const { fake, calls } = fakeActors<'code' | 'ask' | 'prepare'>(script)
  const fetchedAhead: string[] = []
  return {
    calls,
    fetchedAhead,
    actors: {
      code: fake<string, { path: string }>('code', ({ path }) => path),
      ask: fake<unknown, { address: ScreenAddress; screen: string }>('ask', ({ address }) => `rows of ${address.path}`),
      prepare: fake<void, { path: string }>('prepare', () => undefined),
    },
    actions: { fetchAhead: (_args: unknown, { path }: { path: string }) => void fetchedAhead.push(path) },
  }
}
