import { exportSituation, importSituation, journalEntriesOf } from '#mirage/keeping/export-import.ts'
import { openKeeper } from '#mirage/keeping/keeper.ts'
import { type ScenarioName, scenarios } from '#mirage/scenarios/all-scenarios.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { forgetAttempts } from '#mirage/sign-in/codes.ts'
import { browserStorageOf, type Keep } from '#mirage/sign-in/kept-text.ts'
import { createClock, dayOf } from '#mirage/situation/clock.ts'
import { defaultSituation, type Situation } from '#mirage/situation/situation.ts'
import { keepVisit, openVisit, type PageAddress, pageAddress, visitStorage } from '#mirage/situation/tab-situation.ts'
import { type Controls, createControls, type Keeping } from './controls.ts'
import { type Mock, startMock } from './mock.ts'

type Options = {
  /** The address of the page, where a situation may be asked for. */
  address?: PageAddress
  /** Where the visit is kept until its tab is closed, and where the session is; null for nowhere. */
  visits?: Keep | null
  sessions?: Keep | null
  /** What makes the data of each scenario; benchmarks have sizes of their own. */
  scenarioOf?: (name: ScenarioName) => Scenario
  /** The clock of the computer, in ms. */
  computer?: () => number
  /** Loads the page again. */
  reload?: () => void
  /** Told, once, when what is done here is not kept, or what was kept is gone. */
  onTrouble?: (message: string) => void
}

export type PersistentMock = {
  mock: Mock
  controls: Controls
  /** The name of the data that it runs on, which have sessions of their own. */
  realm: string
  /** Keeps at once what is otherwise kept in a moment. */
  flush: () => Promise<void>
  /** Ends it all, for tests: a page just goes away. */
  stop: () => void
}

/** The name of the data of a situation: those of another scenario, seed or day are others. */
function datasetOf({ scenario, seed, now }: Situation) {
  const name = `${scenario} ${seed}`
  return now === null ? name : `${name} ${now.slice(0, 10)}`
}

/** Sessions of other data have a place of their own: their users are others. */
function sessionsOf(storage: Keep | null, dataset: string): Keep | null {
  if (!storage || dataset === datasetOf(defaultSituation)) return storage
  const placeOf = (key: string) => `${key} ${dataset}`
  return {
    getItem: key => storage.getItem(placeOf(key)),
    setItem: (key, value) => storage.setItem(placeOf(key), value),
    removeItem: key => storage.removeItem(placeOf(key)),
  }
}

/**
 * Loads the page again without the question about unsaved work: its draft is kept, and its data are gone by then. To be
 * made before the app starts, because listeners of the window are called in the order in which they came.
 */
function createReload() {
  let isMeant = false
  addEventListener('beforeunload', event => {
    if (isMeant) event.stopImmediatePropagation()
  })
  return () => {
    isMeant = true
    location.reload()
  }
}

/**
 * Starts the mock for a visit in a browser: in the situation that the address asks for or the visit has, on data that
 * stay until they are reset. Rejects with a SituationError where the address cannot be read.
 */
export async function startPersistentMock({
  address = pageAddress,
  visits = visitStorage(),
  sessions = browserStorageOf('localStorage'),
  scenarioOf = name => scenarios[name],
  computer = Date.now,
  reload = createReload(),
  onTrouble,
}: Options = {}): Promise<PersistentMock> {
  let visit = openVisit(address, visits, computer)
  const { situation } = visit
  const dataset = datasetOf(situation)
  const clock = createClock(situation.now, visit.since, computer)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const troubles: string[] = []
  const say = (message: string) => {
    if (troubles.includes(message)) return
    troubles.push(message)
    onTrouble?.(message)
    tell()
  }

  const sessionKeep = sessionsOf(sessions, dataset)
  const keeper = await openKeeper({
    dataset,
    today: dayOf(situation.now === null ? clock.now() : Date.parse(situation.now)),
    computer,
    say,
    onAnew: reload,
  })
  const start = () =>
    startMock({
      seed: situation.seed,
      scenario: scenarioOf(situation.scenario),
      now: clock.now,
      storage: sessionKeep,
      origin: new URL(address.href()).origin,
      today: keeper.today(),
      // Never the ids of another start, here or in the browser that a file comes from.
      generation: Math.floor(Math.random() * 2 ** 32),
      onWrite: keeper.write,
    })
  let mock = start()
  if (!(await keeper.follow(mock))) {
    mock.shutdown()
    await keeper.empty()
    mock = start()
    await keeper.follow(mock)
    say('The data of the mock have changed since you were here: what was done on those from before is gone.')
  }
  const running = mock

  const startAgain = (next: Situation) => {
    visit = { situation: next, since: computer(), isNew: true, spent: [] }
    keepVisit(visits, visit)
    reload()
  }
  const keeping: Keeping = {
    keep(next, spent) {
      visit = { ...visit, situation: next, spent, isNew: false }
      keepVisit(visits, visit)
    },
    needsReload: part => datasetOf({ ...visit.situation, ...part }) !== dataset,
    async reload(next) {
      await keeper.flush()
      startAgain(next)
    },
    setClock(now) {
      clock.set(now)
      visit = { ...visit, since: computer() }
    },
    async reset(next) {
      await keeper.reset()
      forgetAttempts(sessionKeep)
      startAgain(next)
    },
    exportFile: next =>
      exportSituation({
        situation: next,
        today: keeper.today(),
        fingerprint: running.fingerprint,
        changes: keeper.changes(),
      }),
    async importFile(text) {
      const carried = importSituation(text)
      await keeper.replace(datasetOf(carried.situation), carried, journalEntriesOf(carried.changes, computer()))
      startAgain(carried.situation)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    troubles: () => troubles,
    say,
    href: address.href,
  }
  const controls = createControls({ mock, ...visit, keeping })
  // The session is one for all tabs, and another may have changed it.
  globalThis.addEventListener?.('storage', tell)

  return {
    mock,
    controls,
    realm: dataset,
    flush: keeper.flush,
    stop() {
      globalThis.removeEventListener?.('storage', tell)
      controls.stop()
      keeper.stop()
      mock.shutdown()
    },
  }
}
