import { createListeners } from '#domain/listeners.ts'
import { exportSituation, importSituation, journalEntriesOf } from '#mirage/persistence/export-import.ts'
import { openPersistence } from '#mirage/persistence/persistence.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import { forgetAttempts } from '#mirage/sign-in/codes.ts'
import { browserStorageOf, type KeyValueStorage } from '#mirage/sign-in/stored-text.ts'
import { createClock, dayOf } from '#mirage/situation/clock.ts'
import { applyPreferences } from '#mirage/situation/preference-parameters.ts'
import { defaultSituation, type Situation } from '#mirage/situation/situation.ts'
import { openVisit, type PageAddress, pageAddress, storeVisit, visitStorage } from '#mirage/situation/visit.ts'
import { type Controls, createControls, type SituationStorage } from './controls.ts'
import { type Mock, startMock } from './mock.ts'

type Options = {
  address?: PageAddress
  /**
   * `visits` stores the situation until the tab closes, and `sessions` stores the session. Null keeps them in memory
   * only.
   */
  visits?: KeyValueStorage | null
  sessions?: KeyValueStorage | null
  /** The computer's clock, in ms since 1970. */
  computer?: () => number
  reload?: () => void
  /** Called once for each distinct message, such as a warning that writes cannot be saved. */
  onMessage?: (message: string) => void
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

/**
 * Returns the name of the situation's dataset. Each combination of scenario, seed, day and server has its own dataset.
 */
function datasetOf({ scenario, seed, now, server }: Situation) {
  const name = server === defaultSituation.server ? `${scenario} ${seed}` : `${scenario} ${seed} ${server}`
  return now === null ? name : `${name} ${now.slice(0, 10)}`
}

/** Adds a prefix to the session keys, except for the default dataset. Each dataset has different users. */
function sessionsOf(storage: KeyValueStorage | null, dataset: string): KeyValueStorage | null {
  if (!storage || dataset === datasetOf(defaultSituation)) return storage
  const prefixed = (key: string) => `${key} ${dataset}`
  return {
    getItem: key => storage.getItem(prefixed(key)),
    setItem: (key, value) => storage.setItem(prefixed(key), value),
    removeItem: key => storage.removeItem(prefixed(key)),
  }
}

/**
 * Returns a function that reloads the page. Suppresses the app's prompt about unsaved work, because the draft is
 * stored. Call this before the app starts: its `beforeunload` listener must be added first.
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

/** Collects messages. Ignores a message that is already in the list. */
function uniqueMessages(pass: (message: string) => void) {
  const messages: string[] = []
  return {
    list: () => messages,
    showMessage: (message: string) => {
      if (messages.includes(message)) return
      messages.push(message)
      pass(message)
    },
  }
}

type Persistence = Awaited<ReturnType<typeof openPersistence>>

/** Starts a mock and applies the saved changes. Deletes the changes if they belong to other seeded data. */
async function startWithChanges(start: () => Mock, persistence: Persistence, showMessage: (message: string) => void) {
  const mock = start()
  if (await persistence.attach(mock)) return mock
  mock.shutdown()
  await persistence.clear()
  const again = start()
  await persistence.attach(again)
  showMessage('The mock’s data have changed. Your earlier changes were deleted.')
  return again
}

/**
 * Starts the mock in a browser, with the situation of the URL or else of the stored visit. Changes are stored until a
 * reset.
 * @throws SituationError if the URL's mock parameters are invalid.
 */
export async function startPersistentMock({
  address = pageAddress,
  visits = visitStorage(),
  sessions = browserStorageOf('localStorage'),
  computer = Date.now,
  reload = createReload(),
  onMessage,
}: Options = {}): Promise<PersistentMock> {
  applyPreferences(address, sessions)
  let visit = openVisit(address, visits, computer)
  const { situation } = visit
  const dataset = datasetOf(situation)
  const clock = createClock(situation.now, visit.since, computer)
  const { notify, subscribe } = createListeners()
  const messages = uniqueMessages(message => {
    onMessage?.(message)
    notify()
  })

  const datasetSessions = sessionsOf(sessions, dataset)
  const persistence = await openPersistence({
    dataset,
    today: dayOf(situation.now === null ? clock.now() : Date.parse(situation.now)),
    computer,
    showMessage: messages.showMessage,
    onReset: reload,
  })
  const start = () =>
    startMock({
      seed: situation.seed,
      server: situation.server,
      scenario: scenarios[situation.scenario],
      now: clock.now,
      storage: datasetSessions,
      origin: new URL(address.href()).origin,
      today: persistence.today(),
      // Random, so that new ids differ from ids of earlier starts and of imported files.
      generation: Math.floor(Math.random() * 2 ** 32),
      onWrite: persistence.write,
    })
  const mock = await startWithChanges(start, persistence, messages.showMessage)

  const startAgain = (next: Situation) => {
    visit = { situation: next, since: computer(), isNew: true, spent: [] }
    storeVisit(visits, visit)
    reload()
  }
  const storage: SituationStorage = {
    keep(next, spent) {
      visit = { ...visit, situation: next, spent, isNew: false }
      storeVisit(visits, visit)
    },
    needsReload: part => datasetOf({ ...visit.situation, ...part }) !== dataset,
    async reload(next) {
      await persistence.flush()
      startAgain(next)
    },
    setClock(now) {
      clock.set(now)
      visit = { ...visit, since: computer() }
    },
    async reset(next) {
      await persistence.reset()
      forgetAttempts(datasetSessions)
      startAgain(next)
    },
    exportFile: next =>
      exportSituation({
        situation: next,
        today: persistence.today(),
        fingerprint: mock.fingerprint,
        changes: persistence.changes(),
      }),
    async importFile(text) {
      const imported = importSituation(text)
      await persistence.replace(datasetOf(imported.situation), imported, journalEntriesOf(imported.changes, computer()))
      startAgain(imported.situation)
    },
    subscribe,
    messages: messages.list,
    showMessage: messages.showMessage,
    href: address.href,
  }
  const controls = createControls({ mock, ...visit, storage })
  // Another tab might have changed the session, which all tabs share.
  globalThis.addEventListener?.('storage', notify)

  return {
    mock,
    controls,
    realm: dataset,
    flush: persistence.flush,
    stop() {
      globalThis.removeEventListener?.('storage', notify)
      controls.stop()
      persistence.stop()
      mock.shutdown()
    },
  }
}
