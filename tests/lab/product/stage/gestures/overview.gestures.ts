import type { tradeTotalsMachine } from '#machines/trade-totals/trade-totals.machine.ts'
import { periodNames } from '#patterns/figures/period-picker.tsx'
import type { Gestures } from '../gesture.ts'
import { elementsOf, type Person } from '../person.ts'

const isShown = () => elementsOf('heading', 'Overview').length > 0

/** Opens the list of periods. The button is named after the current period, so the function tries all period names. */
async function openPeriods({ press }: Person) {
  for (const name of Object.values(periodNames)) if (await press('button', name)) return true
  return false
}

const byList = 'sent by the list'
const byCalls = 'caused by calls of other screens'
const elsewhere = { empty: 'another screen is shown', 'cached.resting': 'another screen is shown' }

export const overviewGestures: Gestures<typeof tradeTotalsMachine> = {
  'screen.opened': {
    by: async ({ press }) => !isShown() && (await press('link', 'Overview')),
    notOffered: { cached: 'the overview is visible' },
  },
  'screen.left': {
    by: async ({ press }) => isShown() && (await press('link', 'Transactions')),
    notOffered: elsewhere,
  },
  'period.change': {
    by: async person => (await openPeriods(person)) && (await person.pressNext('option', periodNames.year)),
    notOffered: { ...elsewhere, 'cached.done': 'all periods are empty' },
  },
  'reading.stop': {
    by: ({ press }) => press('button', 'Stop'),
    notOffered: { 'cached.reading': 'no figures are loaded yet' },
  },
  'reading.goOn': { by: ({ press }) => press('button', 'Continue') },
  'reading.again': 'only offered while the list changes',
  'reading.retry': { by: async ({ press }) => (await press('button', 'Retry')) || press('button', 'Retry') },
  'sellers.read': byList,
  'page.read': byList,
  'page.failed': byList,
  'trade.written': byCalls,
  'trades.touched': byCalls,
}
