/*
 * Owns the material lines of a transaction or a collection while the user edits them.
 *
 * - Owner: the `form` machine (`parent`). Input: the record id and lines of a saved record; a new record has neither.
 * - `drafting` (new record): lines are plain data, sent together with the record.
 * - `saving` (saved record): each line is a child actor (`savedLine`) that holds its numbers and saves itself.
 * - `line.lookUp` adds a pending line with a typed term. A child actor (`pendingLine`) finds its material, or the user
 *   chooses one (`line.choose`).
 * - `lines.check` marks invalid fields. Changing a field clears its mark.
 * - The user can discard unsent lines. `line.restore` restores the last discarded line.
 * - Outputs: emitted events about added, found, removed and failed lines, for announcements and focus.
 * - After `lines.close`, the machine waits for pending calls (`closing`) and ends.
 */
import { takenOver } from '#domain/trades/line-rules.ts'
import { atTheEnd, broughtBack, inPlaceOf, lineKeyOf } from './line-making.ts'
import { lines } from './lines.setup.ts'

/** Handles the reports of saved lines, while the form is open and after it closes. */
const reports = lines.createStateConfig({
  on: {
    'savedLine.failed': { actions: ['sumAgain', { type: 'emitFailed', params: ({ event }) => event }] },
    'savedLine.removed': {
      actions: [
        { type: 'emitRemoved', params: ({ event }) => event },
        { type: 'dropLine', params: ({ event }) => event },
      ],
    },
  },
})

/** Handles the events of unsent lines, in new and in saved records. */
const unsent = lines.createStateConfig({
  on: {
    'pendingLine.found': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: [
        { type: 'stopLookUp', params: ({ event }) => event },
        { type: 'putLines', params: ({ context, event }) => inPlaceOf(context, event.key, event.material) },
        { type: 'emitFound', params: ({ event }) => ({ key: event.key, isChosen: false }) },
        'reportChanged',
      ],
    },
    'pendingLine.unclear': { actions: { type: 'emitUnclear', params: ({ event }) => event } },
    'line.choose': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: [
        { type: 'stopLookUp', params: ({ event }) => event },
        { type: 'putLines', params: ({ context, event }) => inPlaceOf(context, event.key, event.material) },
        { type: 'emitFound', params: ({ event }) => ({ key: event.key, isChosen: true }) },
        'reportChanged',
      ],
    },
    'line.discard': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: [
        { type: 'keepDiscarded', params: ({ event }) => event },
        { type: 'emitDiscarded', params: ({ event }) => event },
        { type: 'dropLine', params: ({ event }) => event },
        'reportChanged',
      ],
    },
    'line.restore': {
      guard: { type: 'isDiscarded', params: ({ event }) => event },
      actions: [
        { type: 'putLines', params: ({ context }) => broughtBack(context) },
        'forgetDiscarded',
        { type: 'emitRestored', params: ({ event }) => event },
        'reportChanged',
      ],
    },
  },
})

export const linesMachine = lines.createMachine({
  id: 'lines',
  context: ({ input, spawn, self }) => ({
    parent: input.parent,
    recordId: input.recordId,
    lines:
      input.recordId === null
        ? []
        : input.lines.map(({ id, material, weight, value }, index) => {
            const line = { key: lineKeyOf(index + 1), material, weight, value }
            if (id === null) return { kind: 'fixed', ...line }
            const facts = { ...line, id, recordId: input.recordId, parent: self }
            return { kind: 'saved', key: line.key, ref: spawn('savedLine', { id: line.key, input: facts }) }
          }),
    discarded: null,
    marks: {},
    count: input.recordId === null ? 0 : input.lines.length,
  }),
  initial: 'opening',
  on: {
    'line.add': {
      actions: [
        {
          type: 'putLines',
          params: ({ context, event }) =>
            atTheEnd(context, [{ material: takenOver(event.material), weight: null, value: null }]),
        },
        { type: 'emitAdded', params: { isPending: false } },
        'reportChanged',
      ],
    },
    'line.lookUp': {
      actions: [
        {
          type: 'putLines',
          params: ({ context, event }) => atTheEnd(context, [{ term: event.term, weight: null, value: null }]),
        },
        { type: 'emitAdded', params: { isPending: true } },
        'reportChanged',
      ],
    },
    'lines.add': {
      actions: [
        { type: 'putLines', params: ({ context, event }) => atTheEnd(context, event.lines) },
        { type: 'emitAllAdded', params: ({ event }) => event },
        'reportChanged',
      ],
    },
    'lines.check': { actions: ['mark', 'emitInvalid'] },
  },
  states: {
    opening: {
      always: [{ guard: 'isDraft', target: 'drafting' }, { target: 'saving' }],
    },
    drafting: {
      on: {
        ...unsent.on,
        'line.change': { actions: [{ type: 'takeValues', params: ({ event }) => event }, 'reportChanged'] },
        'line.remove': {
          actions: [
            { type: 'emitRemoved', params: ({ event }) => event },
            { type: 'dropLine', params: ({ event }) => event },
            'reportChanged',
          ],
        },
        'line.retry': {
          guard: { type: 'isPending', params: ({ event }) => event },
          actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) },
        },
        'lines.refused': { actions: [{ type: 'markRefused', params: ({ event }) => event }, 'emitInvalid'] },
        'lines.close': 'closed',
      },
    },
    saving: {
      on: {
        ...unsent.on,
        'line.change': {
          actions: [
            { type: 'takeValues', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) },
          ],
        },
        'line.remove': [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            actions: [
              { type: 'emitRemoved', params: ({ event }) => event },
              { type: 'dropLine', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) } },
        ],
        'line.retry': { actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) } },
        'lines.close': 'closing',
        ...reports.on,
      },
    },
    closing: {
      always: { guard: 'isSettled', target: 'closed' },
      on: { ...reports.on, 'savedLine.settled': { guard: 'isSettled', target: 'closed' } },
    },
    closed: { type: 'final' },
  },
})
