import type { SnapshotFrom } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { listMachine } from '#machines/list/list.machine.ts'
import { isEmpty, isWithoutHits, markedOf, positionOf, readingOf } from '#machines/list/list.selectors.ts'
import type { Sight, Sights, Thing } from './sight.ts'

type Snapshot<Item extends { id: string }> = SnapshotFrom<ReturnType<typeof listMachine<Item>>>

const itemsOf = <Item extends { id: string }>({ context: { page } }: Snapshot<Item>) => page?.items ?? []
const positioned = <Item extends { id: string }>(snapshot: Snapshot<Item>) => ({
  page: 0,
  pages: 0,
  isWaiting: true,
  ...positionOf(snapshot),
})
const hasNext = <Item extends { id: string }>(snapshot: Snapshot<Item>) =>
  positioned(snapshot).page < positioned(snapshot).pages

type WithProblem = { context: { problem: Problem | null } }

/** What went wrong stays in sight until it went well. */
const failure: Sight<WithProblem> = {
  when: 'the last try went wrong',
  if: ({ context: { problem } }) => problem !== null,
  sees: ({ context: { problem } }) => [['warning', `${problem?.title} ${problem?.message}`]],
}

const unmarked: Sight<unknown> = { seesNo: [['row', '', 'marked']] }

/** What a list is of, as its screen says it. */
export type ListWords<Item> = {
  title: string
  one: string
  many: string
  /** What its row begins with. */
  nameOf(this: void, item: Item): string
  /** Whether the user may make new ones. */
  mayCreate: boolean
}

/** What is seen of any list, in its words. */
export function listSights<Item extends { id: string }>({
  title,
  one,
  many,
  nameOf,
  mayCreate,
}: ListWords<Item>): Sights<Snapshot<Item>> {
  type Row = Sight<Snapshot<Item>>
  const table: Thing = ['table', title]
  const loading: readonly Row[] = [
    {
      when: 'no row was loaded before',
      if: ({ context: { problem } }) => problem === null,
      sees: [
        ['text', 'Loading'],
        ['table', title, 'in progress'],
      ],
    },
    {
      when: 'it is tried again',
      if: ({ context: { problem } }) => problem !== null,
      sees: [['button', 'Retry', 'in progress']],
    },
  ]

  const refreshing: readonly Row[] = [
    { sees: [['table', title, 'in progress']] },
    { when: 'there are rows', if: snapshot => itemsOf(snapshot).length > 0, seesNo: [['text', 'Loading']] },
    { when: 'there were none', if: snapshot => itemsOf(snapshot).length === 0, sees: [['text', 'Loading']] },
  ]

  const brief: readonly Row[] = [{ seesNo: [['text', 'Still trying']] }]

  const slow: readonly Row[] = [
    {
      sees: [
        ['text', 'Still trying'],
        ['button', 'Cancel'],
      ],
    },
  ]

  return {
    rows: [
      {
        sees: [
          ['heading', title],
          ['field', `Search ${many}`],
        ],
      },
      failure,
      {
        when: 'there are rows',
        if: snapshot => itemsOf(snapshot).length > 0,
        sees: snapshot => itemsOf(snapshot).map(item => ['row', nameOf(item)] as const),
      },
      {
        when: 'they are on several pages',
        if: snapshot => itemsOf(snapshot).length > 0 && positioned(snapshot).pages > 1,
        sees: snapshot => [['text', `of ${positioned(snapshot).pages}`]],
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
        when: 'there are none',
        if: isEmpty,
        sees: [['heading', `No ${many} yet`], ...(mayCreate ? [['link', `New ${one}`] as const] : [])],
        seesNo: [table],
      },
      {
        when: 'nothing fits the search',
        if: isWithoutHits,
        sees: ({ context: { query } }) => [
          ['heading', `No ${many} match`],
          ['text', `“${query.searchTerm}”`],
          ['button', 'Clear search'],
        ],
        seesNo: [table],
      },
    ],
    'rows.asking.loading.brief': brief,
    'rows.asking.loading.slow': slow,
    'rows.asking.refreshing.brief': brief,
    'rows.asking.refreshing.slow': slow,
    'rows.seeking.brief': brief,
    'rows.seeking.slow': slow,
    'rows.calledOff': [
      {
        seesNo: [
          ['text', 'Loading'],
          ['warning', ''],
          ['text', 'Still trying'],
        ],
      },
      {
        when: 'there are rows of this query, from before',
        if: snapshot => readingOf(snapshot).isCalledOff && itemsOf(snapshot).length > 0,
        sees: [
          ['text', 'These rows are from before'],
          ['button', 'Read again'],
        ],
      },
      {
        when: 'there are no rows',
        if: snapshot => readingOf(snapshot).isCalledOff && itemsOf(snapshot).length === 0,
        sees: [
          ['text', 'Nothing was read'],
          ['button', 'Read again'],
        ],
        seesNo: [table],
      },
    ],
    'rows.failed': [{ sees: [['button', 'Retry']], seesNo: [['text', 'Loading']] }],

    'search.settled': [{ because: 'the rows tell what was searched for' }],
    'search.typing': [
      {
        when: 'something is typed',
        if: ({ context: { typed } }) => typed !== null,
        sees: ({ context: { typed } }) => [['field', `Search ${many}`, `says ${typed}`]],
      },
    ],

    'mark.none': [unmarked],
    'mark.shown': [
      {
        sees: snapshot => {
          const marked = itemsOf(snapshot).find(({ id }) => id === markedOf(snapshot))
          return [['row', marked ? nameOf(marked) : '', 'marked']]
        },
      },
    ],
    'mark.over': [unmarked],
  }
}
