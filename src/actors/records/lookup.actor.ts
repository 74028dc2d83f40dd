import { assign, fromPromise } from 'xstate'
import { whenIdle } from '#actors/when-idle.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { FirstHits } from '#machines/lookup/lookup.types.ts'

/** Search of a look-up, and storage of its recent choices. */
export type LookupCalls<Item> = {
  find: (term: string, signal: AbortSignal) => Promise<FirstHits<Item>>
  /** Returns recent choices, the latest first. */
  recent: () => readonly Item[]
  keep: (item: Item) => void
}

/** Returns the look-up machine, which loads its first options when the page is idle. */
export const calledLookupMachine = <Item>({ find, recent, keep }: LookupCalls<Item>) =>
  lookupMachine<Item>().provide({
    actors: {
      leisure: fromPromise<void, void>(({ signal }) => whenIdle(signal)),
      find: fromPromise<FirstHits<Item>, { term: string }>(({ input, signal }) => find(input.term, signal)),
    },
    actions: {
      recall: assign(() => ({ recent: recent() })),
      remember: (_, { option }) => keep(option),
    },
  })
