/*
 * A field that looks up its options on the server during typing: a buyer, a seller, a material, a role.
 *
 * Nothing is asked before there is leisure for it, which the `leisure` slot tells, unless the field is gone to
 * (`lookup.open`) or typed in: its options are there when they are wanted, and it appears without them. Typing waits for a pause (`typing`), emits `term.changed` and asks
 * (`loading`). A newer term calls off the search for the older one, whose options stay in the context until new ones come.
 * The same term is not asked for twice in a row, unless it failed.
 * What is chosen is remembered (`remember`), and offered before all else from then on (`recall`, asked whenever the field is gone to).
 * `creating` has the text for which a new record is being made, where the search found none.
 * One machine for every such field: `Option` is what the `find` slot gives.
 */
import { assign, emit, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { actorSlot, unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { FirstHits, LookupContext, LookupEmitted, LookupEvent } from './lookup.types.ts'

/** The term to ask for. */
const plain = (term: string) => term.trim()

/** The machine of one look-up field; `input.term` is the term to begin with, or ''. */
export const lookupMachine = madeOnce(<Option>() => {
  return setup({
    types: typed<{
      context: LookupContext<Option>
      events: LookupEvent<Option>
      emitted: LookupEmitted
      input: { term: string }
      tags: 'loading' | 'ready' | 'failed'
    }>(),
    actors: {
      leisure: actorSlot<void>('lookup', 'leisure'),
      find: actorSlot<FirstHits<Option>, { term: string }>('lookup', 'find'),
    },
    actions: {
      /** A slot: assigns to `recent` what was chosen last. */
      recall: () => unfilled('lookup', 'recall'),
      /** A slot: stores an option as the one that was chosen last. */
      remember: (_args, _chosen: { option: Option }) => unfilled('lookup', 'remember'),
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
      tellTerm: emit(({ context }) => ({ type: 'term.changed', term: plain(context.term) })),
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
      typing: { after: { typingPause: { target: 'deciding', actions: 'tellTerm' } } },
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
