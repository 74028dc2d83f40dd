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
  /** Page address, which can request a situation. */
  address?: PageAddress
  /** Storage for the visit (until its tab closes) and for the session; null for memory only. */
  visits?: Keep | null
  sessions?: Keep | null
  /** Clock of the computer, in ms. */
  computer?: () => number
  reload?: () => void
  /** Called once for each message: writes cannot be saved, or saved writes were lost. */
  onTrouble?: (message: string) => void
}

export type PersistentMock = {
  mock: Mock
  controls: Controls
  /** Name of the dataset. Each dataset has its own sessions. */
  realm: string
  /** Writes pending changes to the database immediately. */
  flush: () => Promise<void>
  /** Stops the mock and all listeners. Only tests need this; a browser just closes the page. */
  stop: () => void
}

/** Returns the name of the situation's dataset. Another scenario, seed, day or server is another dataset. */
function datasetOf({ scenario, seed, now, server }: Situation) {
  const name = server === defaultSituation.server ? `${scenario} ${seed}` : `${scenario} ${seed} ${server}`
  return now === null ? name : `${name} ${now.slice(0, 10)}`
}

/** Prefixes session keys of other datasets, because their users differ. */
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
 * Reloads the page without asking about unsaved work, because its draft is stored. Must be called before the app
 * starts: the window calls listeners in the order in which they were added.
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

/** Collects messages and passes on each one once. */
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

/** Starts a mock with the saved changes; without them if they belong to other data. */
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
 * Starts the mock in a browser, in the situation of the address or else of the visit. Stores data until they are reset.
 * @throws SituationError if the address is invalid.
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
      // Random, so that ids never equal those of another start or of an imported file.
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
  // All tabs share one session, which another tab might have changed.
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
