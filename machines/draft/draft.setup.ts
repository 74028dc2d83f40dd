import { assign, emit, setup } from 'xstate'
import { same } from '#machines/record/merge.ts'
import { unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { Draft, DraftContext, DraftEmitted, DraftEvent } from './draft.types.ts'

/** What is kept of a form's content: it is put over a draft that is still offered, and takes nothing from it. */
const draftOf = ({ content, offered }: DraftContext): Draft => ({
  at: content.at,
  changes: { ...offered?.changes, ...content.changes },
  withheld: [...new Set([...(offered?.withheld ?? []), ...content.withheld])],
  lines: [...(offered?.lines ?? []), ...content.lines],
})

/** The slots, actions and guards that the states of `draft.machine.ts` are made of. */
export const draft = setup({
  types: typed<{
    context: DraftContext
    events: DraftEvent
    emitted: DraftEmitted
    tags: 'dropped'
  }>(),
  actions: {
    /** A slot: assigns to `stored` what the browser keeps in the place of this form's draft. */
    readStored: () => unfilled('draft', 'readStored'),
    /** A slot: assigns to `content` what the form holds. */
    readContent: () => unfilled('draft', 'readContent'),
    /** A slot: has the browser keep this in the place of the form's draft, or nothing any more. */
    store: (_args, _draft: Draft | null) => unfilled('draft', 'store'),
    takeStored: assign(({ context }) => ({ kept: context.stored })),
    offer: assign(({ context }) => ({ offered: context.stored })),
    tellRestored: emit(({ context }) => ({
      type: 'draft.restored',
      // While a draft is offered there is one, for which the type of the context has no word.
      draft: context.offered as Draft,
    })),
    endOffer: assign({ offered: null }),
    compose: assign(({ context }) => ({ kept: draftOf(context) })),
    fallBack: assign(({ context }) => ({ kept: context.offered })),
  },
  guards: {
    /** A slot: whether the session is still that of the form's user. */
    isTheirs: () => unfilled('draft', 'isTheirs'),
    hasNews: ({ context: { stored, content } }) =>
      stored !== null &&
      (stored.lines.length > 0 ||
        Object.entries(stored.changes).some(
          ([field, value]) => Object.hasOwn(content.values, field) && !same(value, content.values[field]),
        )),
    isOffered: ({ context }) => context.offered !== null,
    isEmpty: ({ context: { content } }) => Object.keys(content.changes).length === 0 && content.lines.length === 0,
    isOwn: ({ context: { stored, kept } }) => kept !== null && same(stored, kept),
  },
  delays: { keepPause: 300 },
})
