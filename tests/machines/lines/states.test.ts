import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesEvent } from '#machines/lines/lines.types.ts'
import { hung, testStates } from '../state-table.ts'
import { offline } from './started.ts'

const { actors } = linesFakes(hung)

const key = 'line-1'
const add = { type: 'line.add', material: copper } as const
const lookUp = { type: 'line.lookUp', term: 'Copper' } as const
const change = { type: 'line.change', key, weight: 3 } as const
const discard = { type: 'line.discard', key } as const
const close = { type: 'lines.close' } as const

const draft = { recordId: null } as const
const saved = { recordId: 'record-1', lines: [{ id: 'a', material: copper, weight: 2, value: 30 }] } as const
const empty = { recordId: 'record-1', lines: [] } as const

type Types = ReadonlyArray<LinesEvent['type']>
/** What is taken until the machine ends. */
const adding: Types = ['line.add', 'line.lookUp', 'lines.add', 'lines.check']
const drafting: Types = ['lines.refused', 'lines.close']
const reports: Types = ['savedLine.failed', 'savedLine.removed']

testStates(linesMachine.provide({ actors }), {
  input: draft,
  events: {
    'line.add': add,
    'line.lookUp': lookUp,
    'lines.add': { type: 'lines.add', lines: [{ material: copper, weight: 1, value: 1 }] },
    'lines.check': { type: 'lines.check' },
    'line.change': change,
    'line.choose': { type: 'line.choose', key, material: copper },
    'line.remove': { type: 'line.remove', key },
    'line.discard': discard,
    'line.restore': { type: 'line.restore', key },
    'line.retry': { type: 'line.retry', key },
    'lines.refused': { type: 'lines.refused', fields: { 'materials.0.weight': 'Too much' } },
    'lines.close': close,
    'savedLine.failed': { type: 'savedLine.failed', key, attempt: 'save', problem: offline },
    'savedLine.removed': { type: 'savedLine.removed', key },
    'savedLine.settled': { type: 'savedLine.settled' },
    'pendingLine.found': { type: 'pendingLine.found', key, material: copper },
    'pendingLine.unclear': { type: 'pendingLine.unclear', key, reason: 'None' },
  },
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
