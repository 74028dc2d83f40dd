/*
 * The material lines of a transaction or a collection, as they are typed.
 *
 * While the record is new its lines are drafts: plain data, sent with the record. In a saved record each line is an
 * actor of its own that saves itself (`savedLine`); the list keeps what is on show, so that sums can be made of it, and
 * passes on what is asked of a line. A check marks what cannot be saved as it is; a mark goes with the next change of
 * its field.
 *
 * When the form goes away the lines go on until nothing of them is under way; then the machine ends.
 */
import { keyOf, lines } from './lines.setup.ts'

/** What saved lines tell, also when their form has gone away. */
const reports = lines.createStateConfig({
  on: {
    'savedLine.failed': { actions: { type: 'tellFailed', params: ({ event }) => event } },
    'savedLine.removed': { actions: { type: 'dropLine', params: ({ event }) => event } },
  },
})

export const linesMachine = lines.createMachine({
  id: 'lines',
  context: ({ input, spawn, self }) => ({
    recordId: input.recordId,
    lines:
      input.recordId === null
        ? input.lines.map(({ name, gwCode, carbonFactor, weight, value }, index) => ({
            key: keyOf(index + 1),
            name,
            gwCode,
            carbonFactor,
            weight,
            value,
          }))
        : input.lines.map(({ id, name, gwCode, carbonFactor, weight, value }, index) => {
            const line = { key: keyOf(index + 1), name, gwCode, carbonFactor, weight, value }
            const facts = { ...line, id, recordId: input.recordId, parent: self }
            return { ...line, ref: spawn('savedLine', { id: line.key, input: facts }) }
          }),
    marks: {},
    count: input.lines.length,
  }),
  initial: 'opening',
  on: {
    'line.add': {
      actions: [
        {
          type: 'addLines',
          params: ({ event: { material } }) => ({ lines: [{ ...material, weight: null, value: null }] }),
        },
        { type: 'tellAdded', params: ({ event }) => event.material },
      ],
    },
    'lines.add': {
      actions: [
        { type: 'addLines', params: ({ event }) => event },
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
        'line.change': { actions: { type: 'takeValues', params: ({ event }) => event } },
        'line.remove': { actions: { type: 'dropLine', params: ({ event }) => event } },
        'lines.refused': { actions: [{ type: 'markRefused', params: ({ event }) => event }, 'tellInvalid'] },
        'lines.close': 'closed',
      },
    },
    saving: {
      on: {
        'line.change': {
          actions: [
            { type: 'takeValues', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) },
          ],
        },
        'line.remove': { actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) } },
        'line.retry': { actions: { type: 'passOn', params: ({ event }) => ({ key: event.key, event }) } },
        'lines.close': { target: 'closing', actions: 'close' },
        ...reports.on,
      },
    },
    closing: { always: { guard: 'isSettled', target: 'closed' }, ...reports },
    closed: { type: 'final' },
  },
})
