// The part of `npm run bench -- overview` that runs in the browser: it reads the figures of an overview as the product does, on a
// mock without latency, and records how soon they are there.
import { waitFor } from 'xstate'
import { startEnvironment } from '#actors/environment.tsx'
import { figuresOn } from '#actors/figures.actor.ts'
import { ofSession } from '#actors/session-parts.ts'
import { isWithoutFigures } from '#machines/figures/figures.selectors.ts'
import { stageOf } from '#machines/session/session.selectors.ts'
import { startPersistentMock } from '#mirage/browser-mock.ts'
import { createDefaultScenario } from '#mirage/scenarios/default-scenario.ts'

/** Times in ms. */
export type ReadTimes = {
  transactions: number
  first: number
  stop: number
  all: number
  /** The longest task of the page while it read. */
  longest: number
  /** From a change of the period to the figures of it, with nothing left to read. */
  period: number
}

declare global {
  interface Window {
    readFigures: typeof read
    visitFigures: typeof visit
  }
}

/** Signs in as an administrator, on the data of the scenario in the address, or on default ones with this many transactions. */
async function start(transactions: number | null) {
  const { mock } = await startPersistentMock(
    transactions === null
      ? {}
      : { scenarioOf: () => createDefaultScenario({ transactions, collections: 130, collectors: 10, lines: [2, 4] }) },
  )
  for (const _piece of mock.preparation()) continue
  mock.signInAs('lindiwe@threereco.example', 'verified')
  const environment = startEnvironment({ address: new URL('/api', location.origin).href })
  await waitFor(environment.session, snapshot => stageOf(snapshot) === 'verified')
  return { figures: ofSession(environment, figuresOn.transactions), count: mock.store.transactions.count() }
}

async function read(transactions: number | null): Promise<ReadTimes> {
  const { figures, count } = await start(transactions)
  const tasks: number[] = []
  const observer = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })

  const begun = performance.now()
  figures.send({ type: 'screen.opened' })
  await waitFor(figures, snapshot => !isWithoutFigures(snapshot))
  const first = performance.now() - begun
  const stopping = performance.now()
  figures.send({ type: 'reading.stop' })
  const stop = performance.now() - stopping
  figures.send({ type: 'reading.goOn' })
  await waitFor(figures, snapshot => snapshot.hasTag('done'))
  const all = performance.now() - begun

  const changed = performance.now()
  const day = new Date().toISOString().slice(0, 7)
  const ranges = { now: { from: `${day}-02`, to: `${day}-27` }, before: { from: '2026-01-05', to: '2026-01-30' } }
  figures.send({ type: 'period.change', ranges })
  const period = performance.now() - changed
  // Tasks are told of in a later one.
  await new Promise(resolve => setTimeout(resolve, 100))
  observer.disconnect()
  figures.send({ type: 'screen.left' })
  window.visitFigures = async () => {
    figures.send({ type: 'screen.opened' })
    await waitFor(figures, snapshot => snapshot.hasTag('done'))
    figures.send({ type: 'screen.left' })
    figures.send({ type: 'trades.touched' })
  }
  return { transactions: count, first, stop, all, longest: Math.max(0, ...tasks), period }
}

/** Visits the figures, which are then forgotten, so that the next visit reads all again. Once {@link read} has started them. */
const visit = (): Promise<void> => Promise.reject(new Error('Nothing was read before'))

window.readFigures = read
window.visitFigures = visit
