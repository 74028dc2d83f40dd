import { assign, fromPromise } from 'xstate'
import { atLeisure } from '#actors/at-leisure.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { FirstHits } from '#machines/lookup/lookup.types.ts'

/** The calls of a look-up, and where it keeps what is chosen. */
export type LookupParts<Item> = {
  find: (term: string, signal: AbortSignal) => Promise<FirstHits<Item>>
  /** What was chosen before, the latest first. */
  recent: () => readonly Item[]
  keep: (item: Item) => void
}

/** The look-up machine with the call that finds what a term means; it asks for its first options once the page is idle. */
export const calledLookupMachine = <Item>({ find, recent, keep }: LookupParts<Item>) =>
  lookupMachine<Item>().provide({
    actors: {
      leisure: fromPromise<void, void>(({ signal }) => atLeisure(signal)),
      find: fromPromise<FirstHits<Item>, { term: string }>(({ input, signal }) => find(input.term, signal)),
    },
    actions: {
      recall: assign(() => ({ recent: recent() })),
      remember: (_, { option }) => keep(option),
    },
  })
