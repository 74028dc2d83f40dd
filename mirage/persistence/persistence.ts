import { type RowChange, rowChange } from '#mirage/store/row-change.ts'
import { type Archive, openArchive } from './indexed-db.ts'
import { createJournal, type JournalEntry } from './journal.ts'
import { joinTabs, type Tabs } from './tabs.ts'
import { createWriteBehind, type WriteBehind } from './write-behind.ts'

/** Messages between tabs with the same data: request for changes, written changes, and reset. */
type Message = { kind: 'hello' } | { kind: 'written'; entries: readonly JournalEntry[] } | { kind: 'reset' }

const memoryOnly = 'Changes last until you reload the page'

/** Returns the reason why changes cannot be saved, as part of a message in the panel. */
function reasonOf(error: unknown) {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'the storage of this browser is full'
  return `this browser blocks storage (${error instanceof Error ? error.message : String(error)})`
}

/** True if an entry is valid. Any script of this origin can write to the database. */
const isReadable = ({ at, first, ...change }: JournalEntry) =>
  Number.isFinite(at) && Number.isFinite(first) && rowChange.safeParse(change).success

/** State of a dataset before a reset. */
type PreviousState = { epoch: number; fingerprint: string | null }

type Options = {
  dataset: string
  /** Start of the current UTC day, in ms. A new dataset ends on this day. */
  today: number
  /** The computer's clock, which all tabs share, in ms. */
  computer: () => number
  showMessage: (message: string) => void
  /** Called when another tab has reset the dataset. This page must then reload. */
  onReset: () => void
}

type SeededMock = { fingerprint: string; apply: (change: RowChange) => void }

/** Returns the BroadcastChannel name for tabs with the same data. */
const nameOf = (dataset: string, { epoch, fingerprint }: PreviousState) =>
  `threereco-mock ${dataset} ${epoch} ${fingerprint}`

/** Notifies tabs that still use the previous data, so that they reload. */
function notifyOldTabs(dataset: string, previous: PreviousState) {
  const tabs = joinTabs<Message>(nameOf(dataset, previous), () => {})
  tabs.notify({ kind: 'reset' })
  tabs.close()
}

/** Returns the message that changes are not saved, with the reason. */
const notSavedMessage = (error: unknown) => `${memoryOnly}: ${reasonOf(error)}.`

/** A dataset from the database, without unreadable changes. */
type Found = {
  today: number
  fingerprint: string | null
  epoch: number
  entries: JournalEntry[]
  previous: PreviousState | null
}

/** Opens the database and the dataset. `archive` is null if the database is missing or failed. */
async function enterDataset({ dataset, today, showMessage }: Pick<Options, 'dataset' | 'today' | 'showMessage'>) {
  let archive: Archive | null = null
  let found: Found = { today, fingerprint: null, epoch: 0, entries: [], previous: null }
  let isDone = false
  try {
    archive = await openArchive()
    found = await archive.enter(dataset, today)
    isDone = true
    if (found.previous) notifyOldTabs(dataset, found.previous)
    const unreadable = found.entries.filter(entry => !isReadable(entry))
    if (unreadable.length > 0) {
      showMessage(`${unreadable.length} of ${found.entries.length} stored changes are invalid and were deleted.`)
      found.entries = found.entries.filter(isReadable)
      await archive.drop(dataset, unreadable)
    }
  } catch (error) {
    archive?.close()
    archive = null
    showMessage(notSavedMessage(error))
  }
  return { archive, found, isDone }
}

/**
 * Saves changes to the browser's database after a short delay, and sends them to other tabs. If the database is missing
 * or full, shows a message and keeps changes in memory only.
 */
export async function openPersistence({ dataset, today, computer, showMessage, onReset }: Options) {
  const entered = await enterDataset({ dataset, today, showMessage })
  let { archive, found } = entered
  let writeBehind: WriteBehind | null = null
  const giveUp = (error: unknown) => {
    archive?.close()
    archive = null
    writeBehind?.stop()
    writeBehind = null
    showMessage(notSavedMessage(error))
  }
  let journal = createJournal(computer)
  let tabs: Tabs<Message> | null = null
  const notify = (message: Message) => tabs?.notify(message)

  function stop() {
    writeBehind?.stop()
    writeBehind = null
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
    /** Start of the last day with data, in ms. */
    today: () => found.today,
    changes: () => journal.list(),

    /**
     * Applies the saved changes to freshly seeded data, and later the changes from other tabs. Returns false and
     * applies nothing if the saved changes belong to other data.
     */
    async attach({ fingerprint, apply }: SeededMock): Promise<boolean> {
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
      // Other tabs might have changes that are not in the database yet.
      notify({ kind: 'hello' })
      if (archive) {
        writeBehind = createWriteBehind({
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

    /** Sends a change to other tabs immediately, and to the database after a short delay. */
    write: (change: RowChange) => {
      const entry = journal.record(change)
      notify({ kind: 'written', entries: [entry] })
      writeBehind?.add(entry)
    },

    /** Writes pending changes to the database immediately. */
    flush: async () => writeBehind?.flush(),

    /** Discards all changes before the mock applies them. The new data end on `today`. */
    async clear() {
      const previous = found
      found = { ...found, today, fingerprint: null, entries: [] }
      if (!archive) return
      try {
        found = {
          ...found,
          ...(await archive.replaceContents(dataset, { today, fingerprint: null }, [])).dataset,
          today,
        }
        notifyOldTabs(dataset, previous)
      } catch (error) {
        giveUp(error)
      }
    },

    /** Discards all changes. The caller must reload this page; other tabs reload automatically. */
    async reset() {
      await writeBehind?.flush()
      try {
        // Reopens a database that `giveUp` has closed, for example because the storage was full.
        if (entered.isDone) archive ??= await openArchive()
        await archive?.replaceContents(dataset, { today: null, fingerprint: null }, [])
      } catch (error) {
        throw new Error(`Nothing was reset: ${reasonOf(error)}.`, { cause: error })
      }
      notify({ kind: 'reset' })
      stop()
    },

    /** Replaces a dataset in the database in one transaction. The caller must then reload the page. */
    async replace(name: string, next: { today: number; fingerprint: string }, entries: readonly JournalEntry[]) {
      if (!archive) throw new Error(`${memoryOnly}. The file can’t be imported.`)
      await writeBehind?.flush()
      try {
        const { previous } = await archive.replaceContents(name, next, entries)
        if (previous) notifyOldTabs(name, previous)
      } catch (error) {
        throw new Error(`The file was not imported: ${reasonOf(error)}.`, { cause: error })
      }
      stop()
    },

    stop,
  }
}
