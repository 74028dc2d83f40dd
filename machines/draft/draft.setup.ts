import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { same } from '#machines/record/merge.ts'
import { present, typed } from '#machines/typed.ts'
import type { Draft, DraftContext, DraftEmitted, DraftEvent, DraftInput, HeldDraft, SentRecord } from './draft.types.ts'

/** True if the form continues a held load that it has already applied. */
export const isResumed = ({ load, offered }: DraftContext) => load === 'held' && offered === null

/** Returns the unsaved values on top of the offered draft. A held load stays held. */
const draftOf = ({ content, offered, own, load }: DraftContext): Draft => ({
  at: content.at,
  changes: { ...offered?.changes, ...content.changes },
  withheld: [...new Set([...(offered?.withheld ?? []), ...content.withheld])],
  lines: [...(offered?.lines ?? []), ...content.lines],
  ...sentOf(content, offered?.sent, own?.sent),
  ...(load === 'held' && { heldAt: own?.heldAt ?? content.at }),
})

/** Returns the unsaved values as a held load, without the offered draft. */
const loadOf = (context: DraftContext): HeldDraft => ({
  ...draftOf({ ...context, offered: null }),
  heldAt: (isResumed(context) && context.own?.heldAt) || context.content.at,
})

/** Returns the request of the form, or else that of the offered draft. A repeated store keeps the time of the request. */
function sentOf({ at, sent }: DraftContext['content'], offered?: SentRecord, own?: SentRecord) {
  if (!sent) return offered ? { sent: offered } : {}
  return { sent: { ...sent, at: own?.id === sent.id ? own.at : at } }
}

const parentOf = ({ context }: { context: DraftContext }) => context.parent

export const draft = setup({
  types: typed<{
    context: DraftContext
    events: DraftEvent
    emitted: DraftEmitted
    input: DraftInput
    /**
     * `open`: a draft is offered. `searching`: the search for its record is pending. `elsewhere`: another form holds
     * it.
     */
    tags: 'dropped' | 'open' | 'searching' | 'elsewhere'
  }>(),
  actors: {
    /** Reports the closing of the page, a failed sign-out, and whether another form holds the draft. */
    watch: fromCallback<DraftEvent>(() => missingImplementation('draft', 'watch')),
    /** Searches for the record that the form of the draft sent. Returns the id, or null if not found. */
    find: hostActor<string | null, { sent: SentRecord }>('draft', 'find'),
  },
  actions: {
    /** Host implementation: assigns the form's stored draft to `stored`; null if the browser has none. */
    readStored: () => missingImplementation('draft', 'readStored'),
    /** Host implementation: assigns the form's content (`read`) and the time to `content`. */
    readContent: () => missingImplementation('draft', 'readContent'),
    /** Host implementation: stores the draft of the form; null removes it. */
    store: (_args, _draft: Draft | null) => missingImplementation('draft', 'store'),
    /** Host implementation: stores `held`, and assigns to `isKept` if this succeeded. */
    storeLoad: () => missingImplementation('draft', 'storeLoad'),
    composeLoad: assign(({ context }) => ({
      held: loadOf(context),
      own: isResumed(context) ? loadOf(context) : context.own,
    })),
    takeOffered: assign(({ context }) => {
      const earlier = present(context.offered)
      return { held: { ...earlier, heldAt: earlier.at } }
    }),
    acquire: assign({ isAcquired: true }),
    emitHeld: emit(({ context }) => ({ type: 'load.held', load: present(context.held) })),
    emitNotHeld: emit({ type: 'load.notHeld' }),
    takeStored: assign(({ context }) => ({ own: context.stored })),
    offer: assign(({ context }) => ({ offered: context.stored })),
    reportRestored: sendTo(parentOf, ({ context }) => ({ type: 'draft.restored', draft: present(context.offered) })),
    reportCopied: sendTo(parentOf, ({ context }) => ({ type: 'draft.restored', draft: present(context.copied) })),
    endOffer: assign({ offered: null }),
    takeFound: assign(({ context }, { id }: { id: string | null }) => ({
      found: { id: present(id), at: present(context.offered?.sent).at },
    })),
    compose: assign(({ context }) => ({ own: draftOf(context) })),
    fallBack: assign(({ context }) => ({ own: context.offered })),
  },
  guards: {
    /** Host implementation: true if the session still belongs to the user who opened the form. */
    isTheirs: () => missingImplementation('draft', 'isTheirs'),
    hasNews: ({ context: { stored, content } }) =>
      stored !== null &&
      (stored.lines.length > 0 ||
        Object.entries(stored.changes).some(
          ([field, value]) => Object.hasOwn(content.values, field) && !same(value, content.values[field]),
        )),
    hasCopy: ({ context }) => context.copied !== null,
    isLoad: ({ context }) => context.load !== undefined,
    isHeldLoad: ({ context }) => context.load === 'held',
    isAcquired: ({ context }) => context.isAcquired,
    isKept: ({ context }) => context.isKept,
    isResumed: ({ context }) => isResumed(context),
    /** True while a draft is offered in the form of a new trade. The form then stores nothing, so loads never mix. */
    isUndecided: ({ context: { load, offered } }) => load !== undefined && offered !== null,
    isOffered: ({ context }) => context.offered !== null,
    isSent: ({ context }) => context.offered?.sent !== undefined,
    isFound: (_, { id }: { id: string | null }) => id !== null,
    isEmpty: ({ context: { content } }) => Object.keys(content.changes).length === 0 && content.lines.length === 0,
    isOwn: ({ context: { stored, own } }) => own !== null && same(stored, own),
  },
  delays: { keepPause: 300 },
})
