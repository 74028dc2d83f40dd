import type { SnapshotFrom } from 'xstate'
import type { RunStep, SentEvent } from '#lab/run/steps.ts'
import type { listMachine } from '#machines/list/list.machine.ts'
import { isEmpty, isWithoutHits, markedOf, positionOf } from '#machines/list/list.selectors.ts'
import type { Material } from '#schemas/material.ts'
import type { Sight, Sights, Way } from './sight.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof listMachine<Material>>>
type Row = Sight<Snapshot>

const itemsOf = ({ context: { page } }: Snapshot) => page?.items ?? []
const positioned = (snapshot: Snapshot) => ({ page: 0, pages: 0, isWaiting: true, ...positionOf(snapshot) })
const hasNext = (snapshot: Snapshot) => positioned(snapshot).page < positioned(snapshot).pages

/** What went wrong stays in sight until it went well. */
const failure: Row = {
  when: 'the last try went wrong',
  if: ({ context: { problem } }) => problem !== null,
  sees: ({ context: { problem } }) => [['warning', problem?.message ?? '']],
}

const loading: readonly Row[] = [
  {
    when: 'no row was loaded before',
    if: ({ context: { problem } }) => problem === null,
    sees: [
      ['text', 'Loading'],
      ['table', 'Materials', 'in progress'],
    ],
  },
  {
    when: 'it is tried again',
    if: ({ context: { problem } }) => problem !== null,
    sees: [['button', 'Retry', 'in progress']],
  },
]

const refreshing: readonly Row[] = [
  { sees: [['table', 'Materials', 'in progress']] },
  { when: 'there are rows', if: snapshot => itemsOf(snapshot).length > 0, seesNo: [['text', 'Loading']] },
  { when: 'there were none', if: snapshot => itemsOf(snapshot).length === 0, sees: [['text', 'Loading']] },
]

const unmarked: Row = { seesNo: [['row', '', 'marked']] }

export const materialsSights: Sights<Snapshot> = {
  rows: [
    {
      sees: [
        ['heading', 'Materials'],
        ['field', 'Search materials'],
      ],
    },
    failure,
    {
      when: 'there are rows',
      if: snapshot => itemsOf(snapshot).length > 0,
      sees: snapshot => [
        ...itemsOf(snapshot).map(({ name }) => ['row', name] as const),
        ['text', `of ${positioned(snapshot).pages}`],
      ],
    },
    {
      when: 'there is a next page',
      if: snapshot => hasNext(snapshot) && !positioned(snapshot).isWaiting,
      sees: [['button', 'Next']],
    },
    {
      when: 'another search, order or page size is awaited, and so other pages',
      if: snapshot => hasNext(snapshot) && positioned(snapshot).isWaiting,
      sees: [['button', 'Next', 'disabled']],
    },
  ],
  'rows.asking.loading': loading,
  'rows.asking.refreshing': refreshing,
  'rows.seeking': refreshing,
  'rows.ready': [
    {
      seesNo: [
        ['text', 'Loading'],
        ['warning', ''],
      ],
    },
    {
      when: 'there are no materials',
      if: isEmpty,
      sees: [
        ['heading', 'No materials yet'],
        ['link', 'New material'],
      ],
      seesNo: [['table', 'Materials']],
    },
    {
      when: 'nothing fits the search',
      if: isWithoutHits,
      sees: ({ context: { query } }) => [
        ['heading', 'No materials match'],
        ['text', `“${query.searchTerm}”`],
        ['button', 'Clear search'],
      ],
      seesNo: [['table', 'Materials']],
    },
  ],
  'rows.failed': [{ sees: [['button', 'Retry']], seesNo: [['text', 'Loading']] }],

  'search.settled': [{ because: 'the rows tell what was searched for' }],
  'search.typing': [
    {
      when: 'something is typed',
      if: ({ context: { typed } }) => typed !== null,
      sees: ({ context: { typed } }) => [['field', 'Search materials', `says ${typed}`]],
    },
  ],

  'mark.none': [unmarked],
  'mark.shown': [{ sees: snapshot => [['row', markedOf(snapshot) ?? '', 'marked']] }],
  'mark.over': [unmarked],
}

const loads: RunStep = { do: 'answer', slot: 'load' }
const pauses: RunStep = { do: 'pass', delay: 'typingPause' }
const send = (event: SentEvent): RunStep => ({ do: 'send', event })
const fromTheFirstPage = (...steps: readonly RunStep[]): Way => ({ input: 'the first page of materials', steps })

/** Courses to lists without rows, and from rows to other ones. */
export const materialsWays: readonly Way[] = [
  fromTheFirstPage({ do: 'answer', slot: 'load', as: 'no materials' }),
  fromTheFirstPage(
    loads,
    send({ type: 'search.type', text: 'Gold' }),
    pauses,
    loads,
    send({ type: 'search.clear' }),
    loads,
  ),
  fromTheFirstPage(loads, send({ type: 'search.type', text: 'Gold' }), pauses, {
    do: 'fail',
    slot: 'load',
    kind: 'server',
  }),
  fromTheFirstPage(loads, send({ type: 'page.go', page: 2 }), loads),
  fromTheFirstPage(loads, send({ type: 'pageSize.change', pageSize: 25 }), loads),
  { input: 'a new material on another page', steps: [loads, { do: 'answer', slot: 'seek' }, loads] },
]
