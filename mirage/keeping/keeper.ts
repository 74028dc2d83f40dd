import { type RowChange, rowChange } from '#mirage/store/row-change.ts'
import { type Archive, openArchive } from './indexed-db.ts'
import { createJournal, type JournalEntry } from './journal.ts'
import { joinTabs, type Tabs } from './tabs.ts'
import { createWriteBehind, type WriteBehind } from './write-behind.ts'

/** What tabs on the same data say to each other: a newcomer asks, writes are told, and starting anew is. */
type Message = { kind: 'hello' } | { kind: 'written'; entries: readonly JournalEntry[] } | { kind: 'anew' }

const lasts = 'What you do here lasts until this page is loaded again'

/** Why nothing can be kept, in words that somebody can act on. */
function reasonOf(error: unknown) {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'the storage of this browser is full'
  return `this browser does not let the page keep data (${error instanceof Error ? error.message : String(error)})`
}

/** Whether it is what the mock writes: the database of a browser is open to all that this origin runs. */
const isReadable = ({ at, first, ...change }: JournalEntry) =>
  Number.isFinite(at) && Number.isFinite(first) && rowChange.safeParse(change).success

/** The data as they were before they started anew. */
type Left = { epoch: number; fingerprint: string | null }

type Options = {
  /** The name of the data: those of another name are kept apart. */
  dataset: string
  /** The start of this UTC day, in ms, which new data count back from. */
  today: number
  /** The clock of the computer, which all tabs share, in ms. */
  computer: () => number
  /** Told what a person has to know of it, once each. */
  say: (message: string) => void
  /** Called when another tab has started these data anew, so that this page has to. */
  onAnew: () => void
}

/** What this page needs of the running mock. */
type Following = { fingerprint: string; apply: (change: RowChange) => void }

/** What the tabs call themselves that have the same data open. */
const nameOf = (dataset: string, { epoch, fingerprint }: Left) => `threereco-mock ${dataset} ${epoch} ${fingerprint}`

/** Tells the tabs that still have data open which have started anew. */
function callAfter(dataset: string, left: Left) {
  const tabs = joinTabs<Message>(nameOf(dataset, left), () => {})
  tabs.tell({ kind: 'anew' })
  tabs.leave()
}

/**
 * Keeps what is written in this browser's database, a moment after it was written, and tells other tabs. Where there is
 * no such database, or it is full, that is said, and memory is all there is.
 */
export async function openKeeper({ dataset, today, computer, say, onAnew }: Options) {
  let archive: Archive | null = null
  let behind: WriteBehind | null = null
  let found = {
    today,
    fingerprint: null as string | null,
    epoch: 0,
    entries: [] as JournalEntry[],
    left: null as Left | null,
  }
  let hasEntered = false
  const giveUp = (error: unknown) => {
    archive?.close()
    archive = null
    behind?.stop()
    behind = null
    say(`${lasts}: ${reasonOf(error)}.`)
  }
  try {
    archive = await openArchive()
    found = await archive.enter(dataset, today)
    hasEntered = true
    if (found.left) callAfter(dataset, found.left)
    const unreadable = found.entries.filter(entry => !isReadable(entry))
    if (unreadable.length > 0) {
      say(
        `Of what was done here, ${unreadable.length} of ${found.entries.length} changes cannot be read, and are gone.`,
      )
      found.entries = found.entries.filter(isReadable)
      await archive.drop(dataset, unreadable)
    }
  } catch (error) {
    giveUp(error)
  }

  let journal = createJournal(computer)
  let tabs: Tabs<Message> | null = null
  const tell = (message: Message) => tabs?.tell(message)

  function stop() {
    behind?.stop()
    behind = null
    tabs?.leave()
    tabs = null
    archive?.close()
    archive = null
  }
  function anew() {
    stop()
    onAnew()
  }

  return {
    /** The day that the data count back from, in ms. */
    today: () => found.today,
    /** Every change since the data were seeded. */
    changes: () => journal.list(),

    /**
     * Puts what was kept over freshly seeded data, and goes on with other tabs from there. Does nothing and answers
     * false where it was written on top of other data than these.
     */
    async follow({ fingerprint, apply }: Following): Promise<boolean> {
      if (found.fingerprint !== null && found.fingerprint !== fingerprint) return false
      journal = createJournal(computer)
      const accept = (entries: readonly JournalEntry[]) => {
        for (const entry of entries) if (journal.accept(entry)) apply(entry)
      }
      accept(found.entries)
      tabs = joinTabs<Message>(nameOf(dataset, { ...found, fingerprint }), message => {
        if (message.kind === 'written') accept(message.entries)
        else if (message.kind === 'hello') tell({ kind: 'written', entries: journal.list() })
        else anew()
      })
      // Others may have written what is not in the database yet.
      tell({ kind: 'hello' })
      if (archive) {
        behind = createWriteBehind({ archive, dataset, epoch: found.epoch, onOutdated: anew, onFailure: giveUp })
      }
      if (archive && found.fingerprint === null) await archive.sign(dataset, fingerprint).catch(giveUp)
      return true
    },

    /** Notes what was written here: for the other tabs now, and for the database in a moment. */
    write: (change: RowChange) => {
      const entry = journal.record(change)
      tell({ kind: 'written', entries: [entry] })
      behind?.add(entry)
    },

    /** Keeps at once what is otherwise kept in a moment. */
    flush: async () => behind?.flush(),

    /** Throws away all that was written, before the mock has started on it, and begins on this day. */
    async empty() {
      const left = found
      found = { ...found, today, fingerprint: null, entries: [] }
      if (!archive) return
      try {
        found = { ...found, ...(await archive.renew(dataset, { today, fingerprint: null }, [])).dataset, today }
        callAfter(dataset, left)
      } catch (error) {
        giveUp(error)
      }
    },

    /** Starts anew with nothing written. The page has to be loaded again, as the other tabs do. */
    async reset() {
      await behind?.flush()
      try {
        // It was given up when it was full, and what it holds from before has to go all the same.
        if (hasEntered) archive ??= await openArchive()
        await archive?.renew(dataset, { today: null, fingerprint: null }, [])
      } catch (error) {
        throw new Error(`Nothing was reset: ${reasonOf(error)}.`, { cause: error })
      }
      tell({ kind: 'anew' })
      stop()
    },

    /**
     * Puts another dataset, or this one in another state, into the database: all of it or, where that fails, nothing.
     * The page has to be loaded again.
     */
    async replace(name: string, next: { today: number; fingerprint: string }, entries: readonly JournalEntry[]) {
      if (!archive) throw new Error(`${lasts}, so it cannot start with what a file holds.`)
      await behind?.flush()
      try {
        const { left } = await archive.renew(name, next, entries)
        if (left) callAfter(name, left)
      } catch (error) {
        throw new Error(`The file was not taken in: ${reasonOf(error)}.`, { cause: error })
      }
      stop()
    },

    stop,
  }
}
