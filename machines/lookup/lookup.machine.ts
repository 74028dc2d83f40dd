/*
 * A field that looks up its options on the server during typing: a buyer, a seller, a material, a role.
 *
 * Nothing is asked before there is leisure for it, which the `leisure` slot tells, unless the field is gone to
 * (`lookup.open`) or typed in: its options are there when they are wanted, and it appears without them. Typing waits for a pause (`typing`), emits `term.changed` and asks
 * (`loading`). A newer term calls off the search for the older one, whose options stay in the context until new ones come.
 * The same term is not asked for twice in a row, unless it failed.
 * One machine for every such field: `Option` is what the `find` slot gives.
 */
import { assign, emit, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { LookupContext, LookupEmitted, LookupEvent } from './lookup.types.ts'

/** The term to ask for. */
const plain = (term: string) => term.trim()

/** The machine of one look-up field; `input.term` is the term to begin with, or ''. */
export const lookupMachine = madeOnce(<Option>() => {
  return setup({
    types: typed<{
      context: LookupContext<Option>
      events: LookupEvent
      emitted: LookupEmitted
      input: { term: string }
      tags: 'loading' | 'ready' | 'failed'
    }>(),
    actors: {
      leisure: actorSlot<void>('lookup', 'leisure'),
      find: actorSlot<readonly Option[], { term: string }>('lookup', 'find'),
    },
    actions: {
      takeTerm: assign((_, term: string) => ({ term })),
      takeOptions: assign(({ context }, options: readonly Option[]) => ({ options, found: plain(context.term) })),
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
    context: ({ input }) => ({ term: input.term, options: [], found: null, problem: null }),
    initial: 'idle',
    on: {
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
        on: { 'lookup.open': 'deciding' },
      },
      typing: { after: { typingPause: { target: 'deciding', actions: 'tellTerm' } } },
      deciding: { always: [{ guard: 'isFound', target: 'ready' }, { target: 'loading' }] },
      loading: {
        tags: ['loading'],
        invoke: {
          src: 'find',
          input: ({ context }) => ({ term: plain(context.term) }),
          onDone: { target: 'ready', actions: { type: 'takeOptions', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
      },
      ready: { tags: ['ready'] },
      failed: { tags: ['failed'], exit: 'clearProblem', on: { 'lookup.retry': 'loading' } },
    },
  })
})
