import { assign, fromPromise } from 'xstate'
import { whenIdle } from '#actors/when-idle.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { FirstHits } from '#machines/lookup/lookup.types.ts'

/** Functions that search the options of a look-up, and read and store its recent choices. */
export type LookupCalls<Item> = {
  find: (term: string, signal: AbortSignal) => Promise<FirstHits<Item>>
  /** Returns the recent choices, latest first. */
  recent: () => readonly Item[]
  keep: (item: Item) => void
}

/** Returns the look-up machine. It loads the first options when the browser is idle. */
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
