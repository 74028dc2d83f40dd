/*
 * Stores the unsaved values of a form in the browser, so that they survive a reload.
 *
 * - Owner: the form. Input: an optional copy of another record that the form starts with.
 * - Output: `draft.restored`, with a draft or copy for the form to apply.
 * - Region `content` stores the unsaved values after each pause in typing, and immediately on `draft.keep`.
 * - Region `content` removes the draft when the form has no unsaved values.
 * - `content.drop` discards the changes. They are stored again only after a new change or a failed sign-out.
 * - The guard `isTheirs` prevents writes when the session belongs to another user.
 * - Region `offer` offers the draft of an earlier visit until it is restored or discarded. New changes are stored on
 *   top of the offered draft.
 * - The form applies a copy at once, or after the user discards the offered draft.
 */
import { draft } from './draft.setup.ts'
import type { DraftContext } from './draft.types.ts'

const store = { type: 'store', params: ({ context }: { context: DraftContext }) => context.own } as const

/** Removes the draft of this form, or stores the offered draft again if there is one. */
const puttingBack = <Next extends string>(target: Next) =>
  draft.createStateConfig({
    entry: 'readStored',
    always: [{ guard: 'isOwn', target, actions: ['fallBack', store] }, { target }],
  })

export const draftMachine = draft.createMachine({
  id: 'draft',
  context: ({ input }) => ({
    stored: null,
    content: { at: 0, values: {}, changes: {}, withheld: [], lines: [] },
    offered: null,
    own: null,
    copied: input.copied,
  }),
  type: 'parallel',
  states: {
    offer: {
      initial: 'looking',
      states: {
        looking: {
          entry: ['readStored', 'readContent', 'takeStored'],
          always: [
            { guard: 'hasNews', target: 'offered', actions: 'offer' },
            { guard: 'hasCopy', target: 'none', actions: 'emitCopied' },
            { target: 'none' },
          ],
        },
        offered: {
          on: {
            'draft.restore': { target: 'none', actions: ['emitRestored', 'endOffer'] },
            'draft.discard': [
              { guard: 'hasCopy', target: 'none', actions: ['endOffer', 'emitCopied'] },
              { target: 'none', actions: 'endOffer' },
            ],
          },
        },
        none: {},
      },
    },
    content: {
      initial: 'settled',
      on: {
        // The form applies the draft on `draft.restored`. The pause gives it time before the next write.
        'draft.restore': { guard: 'isOffered', target: '.pausing' },
        'draft.discard': { guard: 'isOffered', target: '.keeping' },
        'record.saved': '.keeping',
        'session.signOutFailed': '.keeping',
        'content.drop': '.dropped',
      },
      states: {
        settled: { on: { 'content.changed': 'pausing' } },
        pausing: {
          on: {
            'content.changed': { target: 'pausing', reenter: true },
            'draft.keep': 'keeping',
          },
          after: { keepPause: 'keeping' },
        },
        keeping: {
          entry: 'readContent',
          always: [
            { guard: 'isEmpty', target: 'puttingBack' },
            { guard: 'isTheirs', target: 'settled', actions: ['compose', store] },
            { target: 'settled' },
          ],
        },
        puttingBack: puttingBack('settled'),
        dropped: {
          tags: ['dropped'],
          on: {
            'content.changed': 'pausing',
            'draft.discard': { guard: 'isOffered', target: 'dropped', reenter: true },
            // Prevents a later save from storing the discarded changes.
            'record.saved': {},
          },
          initial: 'puttingBack',
          states: { puttingBack: puttingBack('over'), over: {} },
        },
      },
    },
  },
})
