/*
 * The material lines of a transaction or a collection, while they are edited.
 *
 * In a new record (`drafting`) the lines are drafts: plain data, sent with the record. In a saved record (`saving`) each
 * line is a child actor (`savedLine`) that holds its own numbers and saves itself: this machine passes events on to it, and
 * reads its numbers for the totals. `lines.check` marks the fields that cannot be saved; a mark goes when its field changes.
 *
 * `line.lookUp` adds a pending line: a typed term whose material a child actor (`pendingLine`) looks up. It can have numbers
 * already, and becomes a draft or a saved line once its material is found (`pendingLine.found`) or chosen (`line.choose`).
 * A line that was not sent yet can be discarded; the one discarded last can be restored.
 *
 * `lines.close` tells that the form has gone away. The machine is then `closing` until no line is under way, and ends.
 */
import { takenOver } from '#domain/trades/line-rules.ts'
import { atTheEnd, broughtBack, inPlaceOf, lineKeyOf } from './line-making.ts'
import { lines } from './lines.setup.ts'

/** The reports of saved lines, also after their form has gone away. */
const reports = lines.createStateConfig({
  on: {
    'savedLine.failed': { actions: ['sumAgain', { type: 'tellFailed', params: ({ event }) => event }] },
    'savedLine.removed': {
      actions: [
        { type: 'tellRemoved', params: ({ event }) => event },
        { type: 'dropLine', params: ({ event }) => event },
      ],
    },
  },
})

/** The events of lines that were not sent yet, in a new record and in a saved one. */
const unsent = lines.createStateConfig({
  on: {
    'pendingLine.found': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: [
        { type: 'stopLookUp', params: ({ event }) => event },
        { type: 'putLines', params: ({ context, event }) => inPlaceOf(context, event.key, event.material) },
        { type: 'tellFound', params: ({ event }) => ({ key: event.key, isChosen: false }) },
      ],
    },
    'pendingLine.unclear': { actions: { type: 'tellUnclear', params: ({ event }) => event } },
    'line.choose': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: [
        { type: 'stopLookUp', params: ({ event }) => event },
        { type: 'putLines', params: ({ context, event }) => inPlaceOf(context, event.key, event.material) },
        { type: 'tellFound', params: ({ event }) => ({ key: event.key, isChosen: true }) },
      ],
    },
    'line.discard': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: [
        { type: 'keepDiscarded', params: ({ event }) => event },
        { type: 'tellDiscarded', params: ({ event }) => event },
        { type: 'dropLine', params: ({ event }) => event },
      ],
    },
    'line.restore': {
      guard: { type: 'isDiscarded', params: ({ event }) => event },
      actions: [
        { type: 'putLines', params: ({ context }) => broughtBack(context) },
        'forgetDiscarded',
        { type: 'tellRestored', params: ({ event }) => event },
      ],
    },
  },
})

export const linesMachine = lines.createMachine({
  id: 'lines',
  context: ({ input, spawn, self }) => ({
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
        { type: 'tellAdded', params: { isPending: false } },
      ],
    },
    'line.lookUp': {
      actions: [
        {
          type: 'putLines',
          params: ({ context, event }) => atTheEnd(context, [{ term: event.term, weight: null, value: null }]),
        },
        { type: 'tellAdded', params: { isPending: true } },
      ],
    },
    'lines.add': {
      actions: [
        { type: 'putLines', params: ({ context, event }) => atTheEnd(context, event.lines) },
        { type: 'tellAllAdded', params: ({ event }) => event },
      ],
    },
    'lines.check': { actions: ['mark', 'tellInvalid'] },
  },
  states: {
    opening: {
      always: [{ guard: 'isDraft', target: 'drafting' }, { target: 'saving' }],
    },
    drafting: {
      on: {
        ...unsent.on,
        'line.change': { actions: { type: 'takeValues', params: ({ event }) => event } },
        'line.remove': {
          actions: [
            { type: 'tellRemoved', params: ({ event }) => event },
            { type: 'dropLine', params: ({ event }) => event },
          ],
        },
        'line.retry': {
          guard: { type: 'isPending', params: ({ event }) => event },
          actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) },
        },
        'lines.refused': { actions: [{ type: 'markRefused', params: ({ event }) => event }, 'tellInvalid'] },
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
              { type: 'tellRemoved', params: ({ event }) => event },
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
