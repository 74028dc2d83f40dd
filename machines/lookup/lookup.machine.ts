/*
 * Searches the server for the options of a field, such as a buyer or a material.
 *
 * - Owner: the field. `Option` is the result type of the actor `find`.
 * - The first search runs when the browser is idle (actor `leisure`), or earlier on `lookup.open` or typing.
 * - `typing` waits for a pause, then emits `term.changed`. `loading` searches.
 * - A new term aborts the previous search. Earlier options stay until the new ones arrive.
 * - The machine does not search the same term twice in a row, unless the search failed.
 * - The action `remember` stores the chosen option. When the field opens, `recall` loads recent choices, which come
 *   first.
 * - `creating` is the typed text while the user creates a new record from it.
 */
import { assign, emit, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { typed } from '#machines/typed.ts'
import type { FirstHits, LookupContext, LookupEmitted, LookupEvent } from './lookup.types.ts'

const plain = (term: string) => term.trim()

/** `input.term` is the initial search term; empty if none. */
export const lookupMachine = lazyMachine(<Option>() => {
  return setup({
    types: typed<{
      context: LookupContext<Option>
      events: LookupEvent<Option>
      emitted: LookupEmitted
      input: { term: string }
      tags: 'loading' | 'ready' | 'failed'
    }>(),
    actors: {
      leisure: hostActor<void>('lookup', 'leisure'),
      find: hostActor<FirstHits<Option>, { term: string }>('lookup', 'find'),
    },
    actions: {
      /** Host implementation: assigns the recently chosen options to `recent`. */
      recall: () => missingImplementation('lookup', 'recall'),
      /** Host implementation: stores an option as the most recent choice. */
      remember: (_args, _chosen: { option: Option }) => missingImplementation('lookup', 'remember'),
      takeTerm: assign((_, term: string) => ({ term })),
      takeFound: assign(({ context }, { options, total, unreadable = [] }: FirstHits<Option>) => ({
        options,
        total,
        unreadable,
        found: plain(context.term),
      })),
      beginCreation: assign(({ context }) => ({ creating: plain(context.term) })),
      endCreation: assign({ creating: null }),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      emitTerm: emit(({ context }) => ({ type: 'term.changed', term: plain(context.term) })),
    },
    guards: {
      isFound: ({ context }) => plain(context.term) === context.found,
      isOtherText: ({ context }, term: string) => term !== context.term,
    },
    delays: { typingPause: 300 },
  }).createMachine({
    id: 'lookup',
    context: ({ input }) => ({
      term: input.term,
      options: [],
      total: null,
      unreadable: [],
      found: null,
      recent: [],
      creating: null,
      problem: null,
    }),
    initial: 'idle',
    on: {
      'lookup.open': { actions: 'recall' },
      'option.choose': {
        actions: [{ type: 'remember', params: ({ event }) => event }, 'recall', 'endCreation'],
      },
      'creation.begin': { actions: 'beginCreation' },
      'creation.cancel': { actions: 'endCreation' },
      'term.type': {
        guard: { type: 'isOtherText', params: ({ event }) => event.term },
        target: '.typing',
        actions: { type: 'takeTerm', params: ({ event }) => event.term },
      },
    },
    states: {
      idle: {
        invoke: {
          src: 'leisure',
          onDone: 'deciding',
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
        on: { 'lookup.open': { target: 'deciding', actions: 'recall' } },
      },
      typing: { after: { typingPause: { target: 'deciding', actions: 'emitTerm' } } },
      deciding: { always: [{ guard: 'isFound', target: 'ready' }, { target: 'loading' }] },
      loading: {
        tags: ['loading'],
        invoke: {
          src: 'find',
          input: ({ context }) => ({ term: plain(context.term) }),
          onDone: { target: 'ready', actions: { type: 'takeFound', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
      },
      ready: { tags: ['ready'] },
      failed: { tags: ['failed'], exit: 'clearProblem', on: { 'lookup.retry': 'loading' } },
    },
  })
})
