import { type RowChange, rowChange } from '#mirage/store/row-change.ts'
import { type Archive, openArchive } from './indexed-db.ts'
import { createJournal, type JournalEntry } from './journal.ts'
import { joinTabs, type Tabs } from './tabs.ts'
import { createWriteBehind, type WriteBehind } from './write-behind.ts'

/** Messages between tabs on the same data: a new tab asks for changes, a write is shared, the data were reset. */
type Message = { kind: 'hello' } | { kind: 'written'; entries: readonly JournalEntry[] } | { kind: 'reset' }

const lasts = 'Changes last until you reload the page'

/** Why nothing can be kept, as a message for the panel. */
function reasonOf(error: unknown) {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'the storage of this browser is full'
  return `this browser blocks storage (${error instanceof Error ? error.message : String(error)})`
}

/** Whether an entry has the format of the mock: any script of this origin may write to the database. */
const isReadable = ({ at, first, ...change }: JournalEntry) =>
  Number.isFinite(at) && Number.isFinite(first) && rowChange.safeParse(change).success

/** The state of a dataset before it was reset. */
type Left = { epoch: number; fingerprint: string | null }

type Options = {
  /** The name of the dataset. */
  dataset: string
  /** The start of this UTC day, in ms, from which new data count back. */
  today: number
  /** The clock of the computer, which all tabs share, in ms. */
  computer: () => number
  /** Called with messages to show, once each. */
  say: (message: string) => void
  /** Called when another tab has reset the dataset, so that this page must reload. */
  onReset: () => void
}

/** The parts of the running mock that are needed here. */
type Following = { fingerprint: string; apply: (change: RowChange) => void }

/** The channel of the tabs that have the same data open. */
const nameOf = (dataset: string, { epoch, fingerprint }: Left) => `threereco-mock ${dataset} ${epoch} ${fingerprint}`

/** Tells the tabs that still have the old data open to reload. */
function callAfter(dataset: string, left: Left) {
  const tabs = joinTabs<Message>(nameOf(dataset, left), () => {})
  tabs.notify({ kind: 'reset' })
  tabs.close()
}

/** Why writes are not kept. */
const lostBy = (error: unknown) => `${lasts}: ${reasonOf(error)}.`

/** A dataset as it is found in the database, with its readable changes. */
type Found = { today: number; fingerprint: string | null; epoch: number; entries: JournalEntry[]; left: Left | null }

/** Opens the database and the dataset in it. `archive` is null if there is no database, or it cannot be used. */
async function enterDataset({ dataset, today, say }: Pick<Options, 'dataset' | 'today' | 'say'>) {
  let archive: Archive | null = null
  let found: Found = { today, fingerprint: null, epoch: 0, entries: [], left: null }
  let isDone = false
  try {
    archive = await openArchive()
    found = await archive.enter(dataset, today)
    isDone = true
    if (found.left) callAfter(dataset, found.left)
    const unreadable = found.entries.filter(entry => !isReadable(entry))
    if (unreadable.length > 0) {
      say(`${unreadable.length} of ${found.entries.length} stored changes are invalid and were deleted.`)
      found.entries = found.entries.filter(isReadable)
      await archive.drop(dataset, unreadable)
    }
  } catch (error) {
    archive?.close()
    archive = null
    say(lostBy(error))
  }
  return { archive, found, isDone }
}

/**
 * Keeps writes in this browser's database, a moment after they were made, and sends them to other tabs. If there is no
 * database, or it is full, reports that and keeps them in memory only.
 */
export async function openKeeper({ dataset, today, computer, say, onReset }: Options) {
  const entered = await enterDataset({ dataset, today, say })
  let { archive, found } = entered
  let behind: WriteBehind | null = null
  const giveUp = (error: unknown) => {
    archive?.close()
    archive = null
    behind?.stop()
    behind = null
    say(lostBy(error))
  }
  let journal = createJournal(computer)
  let tabs: Tabs<Message> | null = null
  const notify = (message: Message) => tabs?.notify(message)

  function stop() {
    behind?.stop()
    behind = null
    tabs?.close()
    tabs = null
    archive?.close()
    archive = null
  }
  function onResetElsewhere() {
    stop()
    onReset()
  }

  return {
    /** The day that the data count back from, in ms. */
    today: () => found.today,
    /** Every change since the data were seeded. */
    changes: () => journal.list(),

    /**
     * Applies the kept changes to freshly seeded data, and from then on those of other tabs. Returns false, and does
     * nothing, if the changes were written on other data than these.
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
        else if (message.kind === 'hello') notify({ kind: 'written', entries: journal.list() })
        else onResetElsewhere()
      })
      // Other tabs may have changes that are not in the database yet.
      notify({ kind: 'hello' })
      if (archive) {
        behind = createWriteBehind({
          archive,
          dataset,
          epoch: found.epoch,
          onOutdated: onResetElsewhere,
          onFailure: giveUp,
        })
      }
      if (archive && found.fingerprint === null) await archive.sign(dataset, fingerprint).catch(giveUp)
      return true
    },

    /** Records a change: for the other tabs now, and for the database in a moment. */
    write: (change: RowChange) => {
      const entry = journal.record(change)
      notify({ kind: 'written', entries: [entry] })
      behind?.add(entry)
    },

    /** Writes to the database at once what otherwise waits for a moment. */
    flush: async () => behind?.flush(),

    /** Discards all changes, before the mock has started with them, and makes the data count back from `today`. */
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

    /** Discards all changes. The page must be reloaded afterwards, as other tabs are. */
    async reset() {
      await behind?.flush()
      try {
        // After `giveUp`, as when the storage is full, the database still has to be emptied.
        if (entered.isDone) archive ??= await openArchive()
        await archive?.renew(dataset, { today: null, fingerprint: null }, [])
      } catch (error) {
        throw new Error(`Nothing was reset: ${reasonOf(error)}.`, { cause: error })
      }
      notify({ kind: 'reset' })
      stop()
    },

    /**
     * Replaces a dataset in the database, completely or, if that fails, not at all. The page must be reloaded
     * afterwards.
     */
    async replace(name: string, next: { today: number; fingerprint: string }, entries: readonly JournalEntry[]) {
      if (!archive) throw new Error(`${lasts}. The file can’t be imported.`)
      await behind?.flush()
      try {
        const { left } = await archive.renew(name, next, entries)
        if (left) callAfter(name, left)
      } catch (error) {
        throw new Error(`The file was not imported: ${reasonOf(error)}.`, { cause: error })
      }
      stop()
    },

    stop,
  }
}
