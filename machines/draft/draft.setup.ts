import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { same } from '#machines/record/merge.ts'
import { present, typed } from '#machines/typed.ts'
import type { Draft, DraftContext, DraftEmitted, DraftEvent, DraftInput, HeldDraft, SentRecord } from './draft.types.ts'

/**
 * Returns the unsaved values on top of the offered draft. A load has all values, because initial values, such as the
 * seller, differ in the next form.
 */
const draftOf = ({ content, offered, own, isHeld, load }: DraftContext): Draft => ({
  at: content.at,
  changes: { ...offered?.changes, ...(load ? content.values : content.changes) },
  withheld: [...new Set([...(offered?.withheld ?? []), ...content.withheld])],
  lines: [...(offered?.lines ?? []), ...content.lines],
  ...sentOf(content, offered?.sent, own?.sent),
  ...(isHeld && { heldAt: own?.heldAt ?? content.at }),
})

/** True while the form of a load waits for that load. The form then stores nothing, so loads never mix. */
export const isUndecided = ({ load, offered }: DraftContext) => load !== undefined && offered !== null

const isEmpty = ({ content: { changes, lines } }: DraftContext) =>
  Object.keys(changes).length === 0 && lines.length === 0

/** True if the form has the values of the copy with which it started. A reload shows that copy again. */
const isCopy = ({ copied, content: { values, changes, lines, sent } }: DraftContext) =>
  copied !== null &&
  sent === undefined &&
  same(lines, copied.lines) &&
  Object.keys({ ...changes, ...copied.changes }).every(field => same(values[field], copied.changes[field]))

/** Returns the request of the form, or else that of the offered draft. A repeated store keeps the time of the request. */
function sentOf({ at, sent }: DraftContext['content'], offered?: SentRecord, own?: SentRecord) {
  if (!sent) return offered ? { sent: offered } : {}
  return { sent: { ...sent, at: own?.id === sent.id ? own.at : at } }
}

/** Returns a draft as a held load. */
export const heldOf = (draft: Draft): HeldDraft => ({ ...draft, heldAt: draft.heldAt ?? draft.at })

const parentOf = ({ context }: { context: DraftContext }) => context.parent

export const draft = setup({
  types: typed<{
    context: DraftContext
    events: DraftEvent
    emitted: DraftEmitted
    input: DraftInput
    /**
     * `open`: a draft is offered. `searching`: the search for its record is pending. `elsewhere`: another form holds
     * it. `gone`: the load to continue was recorded or deleted.
     */
    tags: 'dropped' | 'open' | 'searching' | 'elsewhere' | 'gone'
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
    /** Host implementation: stores the draft of the form, and assigns to `isKept` if this succeeded; null removes it. */
    store: (_args, _draft: Draft | null) => missingImplementation('draft', 'store'),
    hold: assign({ isHeld: true }),
    endHold: assign({ isHeld: false }),
    emitHeld: emit(({ context }) => ({ type: 'load.held', load: heldOf(present(context.own)) })),
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
    isKept: ({ context }) => context.isKept,
    isUndecided: ({ context }) => isUndecided(context),
    isOffered: ({ context }) => context.offered !== null,
    isSent: ({ context }) => context.offered?.sent !== undefined,
    isFound: (_, { id }: { id: string | null }) => id !== null,
    isEmpty: ({ context }) => isEmpty(context),
    isUnchanged: ({ context }) => !context.isHeld && (isEmpty(context) || isCopy(context)),
    isOwn: ({ context: { stored, own } }) => own !== null && same(stored, own),
  },
  delays: { keepPause: 300 },
})
