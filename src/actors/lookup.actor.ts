import { fromPromise } from 'xstate'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import { atLeisure } from './at-leisure.ts'

/** The look-up machine with the call that finds what a term means, and asks for its first options once the page is idle. */
export const calledLookupMachine = <Item>(find: (term: string, signal: AbortSignal) => Promise<readonly Item[]>) =>
  lookupMachine<Item>().provide({
    actors: {
      leisure: fromPromise<void, void>(({ signal }) => atLeisure(signal)),
      find: fromPromise<readonly Item[], { term: string }>(({ input, signal }) => find(input.term, signal)),
    },
  })
