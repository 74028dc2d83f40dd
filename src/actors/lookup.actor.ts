import { fromPromise } from 'xstate'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'

/** The look-up machine with the call that finds what a term means. */
export const calledLookupMachine = <Item>(find: (term: string, signal: AbortSignal) => Promise<readonly Item[]>) =>
  lookupMachine<Item>().provide({
    actors: {
      find: fromPromise<readonly Item[], { term: string }>(({ input, signal }) => find(input.term, signal)),
    },
  })
