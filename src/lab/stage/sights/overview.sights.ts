import type { SnapshotFrom } from 'xstate'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { RunStep } from '#lab/run/steps.ts'
import { figuresExample } from '#machines/figures/figures.example.ts'
import type { figuresMachine } from '#machines/figures/figures.machine.ts'
import {
  isWhole,
  isWithoutFigures,
  isWithoutTrades,
  readingProblemOf,
  readingProgressOf,
} from '#machines/figures/figures.selectors.ts'
import type { Sight, Sights, Thing, Way } from './sight.ts'

type Snapshot = SnapshotFrom<typeof figuresMachine>

/** The locale of the stage writes weights as they are written here, with single spaces. */
const weightOf = ({ context }: Snapshot) => formatWeight(context.book.now.all.weight, 'en-US').replaceAll('\u00a0', ' ')

/** How far the figures are read: "of 2 of 6 pages". */
function extentOf(snapshot: Snapshot) {
  const { read, pages } = readingProgressOf(snapshot)
  return `${read} of ${pages} ${pages === 1 ? 'page' : 'pages'}`
}

const overview: Thing = ['heading', 'Overview']
const extent: Thing = ['text', 'hese are the figures of']
const comparison: Thing = ['text', ' against ']

const elsewhere: Sight<Snapshot> = { sees: [['heading', 'Transactions']], seesNo: [overview] }

const hasTradesBefore = ({ context: { book } }: Snapshot) => book.before.days.length > 0

/** What is seen of what was read, wherever there are no more trades to come, or some. */
const figures: readonly Sight<Snapshot>[] = [
  { sees: [overview] },
  {
    when: 'some pages were read, and there are trades',
    if: snapshot => !isWithoutFigures(snapshot) && !isWithoutTrades(snapshot),
    sees: snapshot => [
      ['text', `Weight${weightOf(snapshot)}`],
      ['heading', 'CO₂e by month'],
      ['heading', 'Most avoided'],
    ],
  },
  {
    when: 'no page was read',
    if: isWithoutFigures,
    seesNo: [
      ['heading', 'CO₂e by month'],
      ['heading', 'Most avoided'],
      ['button', 'Stop'],
    ],
  },
  {
    when: 'a trade was read',
    if: ({ context }) => context.latest.length > 0,
    sees: [['table', 'Latest transactions']],
  },
  {
    when: 'not all was read',
    if: snapshot => !isWhole(snapshot),
    seesNo: [comparison, ['heading', 'Record what you trade']],
  },
]

export const overviewSights: Sights<Snapshot> = {
  empty: [elsewhere],
  'kept.resting': [elsewhere],
  'kept.reading': [
    ...figures,
    {
      when: 'the first page was read',
      if: snapshot => !isWithoutFigures(snapshot),
      sees: snapshot => [
        ['text', `Reading: ${extentOf(snapshot)}`],
        ['button', 'Stop'],
      ],
    },
    {
      seesNo: [
        ['button', 'Go on'],
        ['button', 'Try again'],
        ['button', 'Retry'],
      ],
    },
  ],
  'kept.stopped': [
    ...figures,
    {
      sees: snapshot => [
        ['text', `Stopped: these are the figures of ${extentOf(snapshot)}.`],
        ['button', 'Go on'],
      ],
      seesNo: [['button', 'Stop']],
    },
  ],
  'kept.done': [
    ...figures,
    { seesNo: [['button', 'Stop']] },
    {
      when: 'all was read',
      if: isWhole,
      seesNo: [extent, ['warning', '']],
    },
    {
      when: 'all was read, and the earlier period has trades',
      if: snapshot => isWhole(snapshot) && hasTradesBefore(snapshot),
      sees: [comparison],
    },
    {
      when: 'nothing was traded',
      if: isWithoutTrades,
      sees: [
        ['heading', 'Record what you trade'],
        ['link', 'New transaction'],
      ],
    },
    {
      when: 'some pages stayed away',
      if: snapshot => !isWhole(snapshot) && !isWithoutFigures(snapshot),
      sees: snapshot => [
        [
          'text',
          `These are the figures of ${extentOf(snapshot)}: ${readingProgressOf(snapshot).failed} could not be read.`,
        ],
        ['button', 'Try again'],
      ],
    },
    {
      when: 'the first page stayed away',
      if: isWithoutFigures,
      sees: snapshot => [
        ['warning', `${readingProblemOf(snapshot)?.title} ${readingProblemOf(snapshot)?.message}`],
        ['button', 'Retry'],
      ],
    },
  ],
}

const opens: RunStep = { do: 'send', event: { type: 'screen.opened' } }
const answers = (as?: string): RunStep => ({ do: 'answer', slot: 'readPages', as })
const send = (type: string): RunStep => ({ do: 'send', event: { type } })
const changePeriod: RunStep = { do: 'send', event: figuresExample.events['period.change'] }
const sixPages = answers('a list of six pages')
const fails: RunStep = { do: 'fail', slot: 'readPages', kind: 'forbidden' }
const oldPage = answers('a page of a year and a half ago')

/**
 * The reading is stopped between two pages, a page stays away and is read then, the screen is left for another one, there is something
 * to compare with, and another period is chosen.
 */
export const overviewWays: readonly Way[] = [
  [opens, sixPages, send('reading.stop'), send('reading.goOn')],
  [opens, answers(), answers(), fails, send('reading.retry'), answers()],
  [opens, answers(), send('screen.left'), opens],
  [opens, answers(), oldPage, answers(), answers(), answers(), answers(), changePeriod],
].map(steps => ({ input: 'the last 12 months', steps }))
