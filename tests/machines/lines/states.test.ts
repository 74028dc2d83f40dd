import { linesExample } from '#machines/lines/lines.example.ts'
import type { LinesEvent } from '#machines/lines/lines.types.ts'
import { hung, testStates } from '../state-table.ts'

const { events, inputs } = linesExample
const {
  'line.add': add,
  'line.lookUp': lookUp,
  'line.change': change,
  'line.discard': discard,
  'lines.close': close,
} = events
const saved = inputs['a saved record with two lines']
const empty = inputs['a saved record without lines']

type Types = ReadonlyArray<LinesEvent['type']>
/** What is taken until the machine ends. */
const adding: Types = ['line.add', 'line.lookUp', 'lines.add', 'lines.check']
const drafting: Types = ['lines.refused', 'lines.close']
const reports: Types = ['savedLine.failed', 'savedLine.removed']

testStates(linesExample.machine(hung), {
  input: inputs['a new record'],
  events,
  states: {
    'drafting, with a draft': {
      way: [add],
      takes: [...adding, 'line.change', 'line.remove', 'line.discard', ...drafting, 'pendingLine.unclear'],
    },
    'drafting, with a pending line': {
      way: [lookUp],
      takes: [
        ...adding,
        'line.change',
        'line.choose',
        'line.remove',
        'line.discard',
        'line.retry',
        ...drafting,
        'pendingLine.found',
        'pendingLine.unclear',
      ],
    },
    'drafting, after its line was discarded': {
      way: [add, discard],
      takes: [...adding, 'line.change', 'line.restore', ...drafting, 'pendingLine.unclear'],
    },
    'saving, with a saved line': {
      input: saved,
      way: [],
      takes: [...adding, 'line.change', 'line.remove', 'line.retry', 'lines.close', ...reports, 'pendingLine.unclear'],
    },
    'saving, with a new line': {
      input: empty,
      way: [add],
      takes: [
        ...adding,
        'line.change',
        'line.remove',
        'line.discard',
        'line.retry',
        'lines.close',
        ...reports,
        'pendingLine.unclear',
      ],
    },
    'saving, with a pending line': {
      input: empty,
      way: [lookUp],
      takes: [
        ...adding,
        'line.change',
        'line.choose',
        'line.remove',
        'line.discard',
        'line.retry',
        'lines.close',
        ...reports,
        'pendingLine.found',
        'pendingLine.unclear',
      ],
    },
    closing: { input: saved, way: [change, close], takes: [...adding, ...reports] },
    closed: { way: [close], takes: [] },
  },
})
