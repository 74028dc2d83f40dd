/*
 * Stores the unsaved values of a form in the browser, so that they survive a reload.
 *
 * - Owner: the `form` machine (`parent`). Input: a function that reads the form, and an optional copy of another
 *   record, with which a new form starts.
 * - Output to the parent: `draft.restored`, with a draft or copy for the form to apply.
 * - Region `content` stores the unsaved values after each pause in typing, immediately on `draft.keep`, and when the
 *   record is sent, saved or refused.
 * - Region `content` removes the draft when the form has no unsaved values, or only its copy. A held load stays until its record is saved.
 * - After `content.drop`, discarded changes are stored again only after another change or a failed sign-out.
 * - The guard `isTheirs` prevents writes when the session belongs to another user.
 * - Region `offer` offers the draft of an earlier visit until the user restores or discards it. New changes are stored
 *   on top of the offered draft.
 * - If the form of that draft sent its record, `searching` searches for the record first. If it exists (`found`), the
 *   draft is discarded.
 * - While another form holds the draft (`elsewhere`), it can't be restored, because both forms could create its record.
 * - Each form of a new trade has a load with an id (`load: 'new'`), so the loads of two trucks never mix. A form with
 *   `load: 'held'` continues a load from the yard: it applies the load once no other form has it. The load can be `gone`.
 * - `load.hold` stores the content as a held load and emits `load.held` or `load.notHeld`.
 * - The form applies a copy immediately or, if a draft is offered, after the user discards that draft.
 */
import { raise } from 'xstate'
import { present } from '#machines/typed.ts'
import { draft } from './draft.setup.ts'
import type { DraftContext } from './draft.types.ts'

const store = { type: 'store', params: ({ context }: { context: DraftContext }) => context.own } as const

/**
 * Replaces this form's stored draft with the offered draft, or removes it if no draft is offered. Keeps a draft that
 * another tab stored later.
 */
const puttingBack = <Next extends string>(target: Next) =>
  draft.createStateConfig({
    entry: 'readStored',
    always: [{ guard: 'isOwn', target, actions: ['fallBack', store] }, { target }],
  })

const restoring = { target: '#draft.offer.none', actions: ['reportRestored', 'endOffer'] } as const

export const draftMachine = draft.createMachine({
  id: 'draft',
  context: ({ input }) => ({
    ...input,
    stored: null,
    content: { at: 0, values: {}, changes: {}, withheld: [], lines: [] },
    offered: null,
    own: null,
    found: null,
    isHeld: false,
    isKept: true,
  }),
  type: 'parallel',
  invoke: { src: 'watch' },
  states: {
    offer: {
      initial: 'looking',
      states: {
        looking: {
          entry: ['readStored', 'readContent', 'takeStored'],
          always: [
            { guard: 'hasNews', target: 'offering', actions: 'offer' },
            { guard: 'hasCopy', target: 'none', actions: 'reportCopied' },
            { guard: 'isHeldLoad', target: 'gone' },
            { target: 'none' },
          ],
        },
        offering: {
          on: {
            'draft.discard': [
              { guard: 'hasCopy', target: 'none', actions: ['endOffer', 'reportCopied'] },
              { target: 'none', actions: 'endOffer' },
            ],
            'draft.heldElsewhere': '.elsewhere',
          },
          initial: 'offered',
          states: {
            offered: { always: [{ guard: 'isLoad', target: 'acquiring' }, { target: 'deciding' }] },
            acquiring: { on: { 'draft.acquired': 'deciding' } },
            deciding: { always: [{ guard: 'isSent', target: 'searching' }, { target: 'unsent' }] },
            searching: {
              tags: ['searching'],
              invoke: {
                src: 'find',
                input: ({ context }) => ({ sent: present(context.offered?.sent) }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => ({ id: event.output }) },
                    target: 'found',
                    actions: { type: 'takeFound', params: ({ event }) => ({ id: event.output }) },
                  },
                  { target: 'unsent' },
                ],
                // The restored form searches again before it sends the record.
                onError: 'unsent',
              },
            },
            found: { entry: raise({ type: 'draft.discard' }) },
            unsent: { always: [{ guard: 'isLoad', target: 'resuming' }, { target: 'open' }] },
            resuming: {
              entry: raise({ type: 'draft.restore' }),
              on: { 'draft.restore': { ...restoring, actions: [...restoring.actions, 'hold'] } },
            },
            open: {
              tags: ['open'],
              on: { 'draft.restore': restoring },
            },
            elsewhere: {
              tags: ['elsewhere'],
              on: { 'draft.released': 'released' },
            },
            released: {
              entry: ['readStored', 'takeStored'],
              always: [
                { guard: 'hasNews', target: 'deciding', actions: 'offer' },
                { target: '#draft.offer.looking', actions: 'endOffer' },
              ],
            },
          },
        },
        none: {},
        gone: { tags: ['gone'] },
      },
    },
    content: {
      initial: 'settled',
      on: {
        // The form applies the draft on `draft.restored`. Storing waits for a pause, so that the form has time to apply
        // it.
        'draft.restore': { guard: 'isOffered', target: '.pausing' },
        'draft.discard': { guard: 'isOffered', target: '.keeping' },
        'record.creating': '.keeping',
        'record.saved': { target: '.keeping', actions: 'endHold' },
        'record.refused': '.keeping',
        'session.signOutFailed': '.keeping',
        'content.drop': '.dropped',
        'load.hold': '.holding',
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
            { guard: 'isUndecided', target: 'settled' },
            { guard: 'isUnchanged', target: 'puttingBack' },
            { guard: 'isTheirs', target: 'settled', actions: ['compose', store] },
            { target: 'settled' },
          ],
        },
        puttingBack: puttingBack('settled'),
        holding: {
          entry: 'readContent',
          always: [
            { guard: 'isEmpty', target: 'settled' },
            { guard: 'isTheirs', target: 'held', actions: ['hold', 'compose', store] },
            { target: 'settled' },
          ],
        },
        held: {
          always: [
            { guard: 'isKept', target: 'settled', actions: 'emitHeld' },
            { target: 'settled', actions: 'emitNotHeld' },
          ],
        },
        dropped: {
          tags: ['dropped'],
          on: {
            'content.changed': 'pausing',
            'draft.discard': { guard: 'isOffered', target: 'dropped', reenter: true },
            // Overrides `record.saved` of the region, which would store the discarded changes.
            'record.saved': {},
          },
          initial: 'puttingBack',
          states: { puttingBack: puttingBack('over'), over: {} },
        },
      },
    },
  },
})
