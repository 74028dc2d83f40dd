/*
 * The draft of a form: what is typed and not saved, stored in the browser so that it survives a reload.
 *
 * The region `content` stores what the form holds (`keeping`) after each pause in the typing, and at once when the form
 * goes away (`draft.keep`). It removes the draft when nothing is left unsaved (`puttingBack`). Changes that are given up
 * (`content.drop`) are not stored again, unless there is a further change, or the sign-out fails that they were given up
 * for. Nothing is stored once the session is no longer that of the form's user (guard `isTheirs`).
 *
 * The region `offer` offers a draft of an earlier visit until it is restored or discarded. What is typed before that is
 * stored on top of the offered draft, and removing it puts the offered draft back. A form that begins with a copy of another
 * record takes it in at once, or when the draft is discarded.
 */
import { draft } from './draft.setup.ts'
import type { DraftContext } from './draft.types.ts'

const store = { type: 'store', params: ({ context }: { context: DraftContext }) => context.own } as const

/** Removes the draft of this form: a draft that is still offered is stored in its place again. */
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
            { guard: 'hasCopy', target: 'none', actions: 'tellCopied' },
            { target: 'none' },
          ],
        },
        offered: {
          on: {
            'draft.restore': { target: 'none', actions: ['tellRestored', 'endOffer'] },
            'draft.discard': [
              { guard: 'hasCopy', target: 'none', actions: ['endOffer', 'tellCopied'] },
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
        // The form takes the draft in by `draft.restored`; what it holds then is stored after the pause.
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
            // A save that ends later does not store what was given up.
            'record.saved': {},
          },
          initial: 'puttingBack',
          states: { puttingBack: puttingBack('over'), over: {} },
        },
      },
    },
  },
})
