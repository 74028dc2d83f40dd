/*
 * The draft of a form: what is typed and not saved, kept by the browser so that it survives a reload.
 *
 * What the form holds is kept after each pause in the typing, at once when the form goes away, and is taken away again
 * when nothing is left unsaved. A draft of an earlier visit is offered first, and stays below what is typed meanwhile
 * until it is answered. Work that is given up is kept no more, unless it is changed again or the sign-out fails for
 * which it was given up. After the session of its user nothing is kept: what was typed last goes with the rest.
 */
import { draft } from './draft.setup.ts'
import type { DraftContext } from './draft.types.ts'

const store = { type: 'store', params: ({ context }: { context: DraftContext }) => context.kept } as const

/** Takes away what this form keeps: a draft that is still offered goes back to its place. */
const puttingBack = <Next extends string>(target: Next) =>
  draft.createStateConfig({
    entry: 'readStored',
    always: [{ guard: 'isOwn', target, actions: ['fallBack', store] }, { target }],
  })

export const draftMachine = draft.createMachine({
  id: 'draft',
  context: {
    stored: null,
    content: { at: 0, values: {}, changes: {}, withheld: [], lines: [] },
    offered: null,
    kept: null,
  },
  type: 'parallel',
  states: {
    offer: {
      initial: 'looking',
      states: {
        looking: {
          entry: ['readStored', 'readContent', 'takeStored'],
          always: [{ guard: 'hasNews', target: 'offered', actions: 'offer' }, { target: 'none' }],
        },
        offered: {
          on: {
            'draft.restore': { target: 'none', actions: ['tellRestored', 'endOffer'] },
            'draft.discard': { target: 'none', actions: 'endOffer' },
          },
        },
        none: {},
      },
    },
    work: {
      initial: 'settled',
      on: {
        // The form is only told of it: what it makes of it is kept after the pause.
        'draft.restore': { guard: 'isOffered', target: '.pausing' },
        'draft.discard': { guard: 'isOffered', target: '.keeping' },
        'record.saved': '.keeping',
        'session.signOutFailed': '.keeping',
        'work.drop': '.dropped',
      },
      states: {
        settled: { on: { 'work.changed': 'pausing' } },
        pausing: {
          on: {
            'work.changed': { target: 'pausing', reenter: true },
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
            'work.changed': 'pausing',
            'draft.discard': { guard: 'isOffered', target: 'dropped', reenter: true },
            // What is given up is not taken up again by that.
            'record.saved': {},
          },
          initial: 'puttingBack',
          states: { puttingBack: puttingBack('over'), over: {} },
        },
      },
    },
  },
})
