import { createListeners } from '#domain/listeners.ts'
import { exportSituation, importSituation, journalEntriesOf } from '#mirage/keeping/export-import.ts'
import { openKeeper } from '#mirage/keeping/keeper.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import { forgetAttempts } from '#mirage/sign-in/codes.ts'
import { browserStorageOf, type Keep } from '#mirage/sign-in/kept-text.ts'
import { createClock, dayOf } from '#mirage/situation/clock.ts'
import { takeLook } from '#mirage/situation/look.ts'
import { defaultSituation, type Situation } from '#mirage/situation/situation.ts'
import { keepVisit, openVisit, type PageAddress, pageAddress, visitStorage } from '#mirage/situation/tab-situation.ts'
import { type Controls, createControls, type Keeping } from './controls.ts'
import { type Mock, startMock } from './mock.ts'

type Options = {
  /** The address of the page, which may ask for a situation. */
  address?: PageAddress
  /** Where the visit is kept until its tab is closed, and where the session is kept; null for memory only. */
  visits?: Keep | null
  sessions?: Keep | null
  /** The clock of the computer, in ms. */
  computer?: () => number
  /** Loads the page again. */
  reload?: () => void
  /** Called once for each message: that writes are not kept, or that kept ones were lost. */
  onTrouble?: (message: string) => void
}

export type PersistentMock = {
  mock: Mock
  controls: Controls
  /** The name of the dataset. Each dataset has sessions of its own. */
  realm: string
  /** Writes to the database at once what otherwise waits for a moment. */
  flush: () => Promise<void>
  /** Stops the mock and all listeners. For tests: in a browser the page just goes away. */
  stop: () => void
}

/** The name of a situation's dataset: another scenario, seed, day or server means another dataset. */
function datasetOf({ scenario, seed, now, server }: Situation) {
  const name = server === defaultSituation.server ? `${scenario} ${seed}` : `${scenario} ${seed} ${server}`
  return now === null ? name : `${name} ${now.slice(0, 10)}`
}

/** Sessions of other datasets are kept under keys of their own, because their users differ. */
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
 * Reloads the page without asking about unsaved work, whose draft is kept anyway. Must be called before the app starts:
 * the window calls its listeners in the order in which they were added.
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

/** Messages, each kept and passed on once. */
function keptMessages(pass: (message: string) => void) {
  const messages: string[] = []
  return {
    list: () => messages,
    say: (message: string) => {
      if (messages.includes(message)) return
      messages.push(message)
      pass(message)
    },
  }
}

type Keeper = Awaited<ReturnType<typeof openKeeper>>

/** Starts a mock with the kept changes, or without them if they were written on other data. */
async function startFollowing(start: () => Mock, keeper: Keeper, say: (message: string) => void) {
  const mock = start()
  if (await keeper.follow(mock)) return mock
  mock.shutdown()
  await keeper.empty()
  const again = start()
  await keeper.follow(again)
  say('The mock’s data have changed. Your earlier changes were deleted.')
  return again
}

/**
 * Starts the mock for a visit in a browser: in the situation from the address or else from the visit, with data that
 * are kept until they are reset. Rejects with a SituationError if the address cannot be read.
 */
export async function startPersistentMock({
  address = pageAddress,
  visits = visitStorage(),
  sessions = browserStorageOf('localStorage'),
  computer = Date.now,
  reload = createReload(),
  onTrouble,
}: Options = {}): Promise<PersistentMock> {
  takeLook(address, sessions)
  let visit = openVisit(address, visits, computer)
  const { situation } = visit
  const dataset = datasetOf(situation)
  const clock = createClock(situation.now, visit.since, computer)
  const { notify, subscribe } = createListeners()
  const troubles = keptMessages(message => {
    onTrouble?.(message)
    notify()
  })

  const sessionKeep = sessionsOf(sessions, dataset)
  const keeper = await openKeeper({
    dataset,
    today: dayOf(situation.now === null ? clock.now() : Date.parse(situation.now)),
    computer,
    say: troubles.say,
    onReset: reload,
  })
  const start = () =>
    startMock({
      seed: situation.seed,
      server: situation.server,
      scenario: scenarios[situation.scenario],
      now: clock.now,
      storage: sessionKeep,
      origin: new URL(address.href()).origin,
      today: keeper.today(),
      // So that ids never equal those of another start, here or in the browser that a file comes from.
      generation: Math.floor(Math.random() * 2 ** 32),
      onWrite: keeper.write,
    })
  const mock = await startFollowing(start, keeper, troubles.say)

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
        fingerprint: mock.fingerprint,
        changes: keeper.changes(),
      }),
    async importFile(text) {
      const carried = importSituation(text)
      await keeper.replace(datasetOf(carried.situation), carried, journalEntriesOf(carried.changes, computer()))
      startAgain(carried.situation)
    },
    subscribe,
    troubles: troubles.list,
    say: troubles.say,
    href: address.href,
  }
  const controls = createControls({ mock, ...visit, keeping })
  // All tabs share one session, and another tab may have changed it.
  globalThis.addEventListener?.('storage', notify)

  return {
    mock,
    controls,
    realm: dataset,
    flush: keeper.flush,
    stop() {
      globalThis.removeEventListener?.('storage', notify)
      controls.stop()
      keeper.stop()
      mock.shutdown()
    },
  }
}
