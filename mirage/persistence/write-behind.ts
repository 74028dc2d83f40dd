import { type Archive, OutdatedError } from './indexed-db.ts'
import { type JournalEntry, rowKeyOf } from './journal.ts'

/** Delay that combines writes into one batch, in ms. */
const delay = 100

type Options = {
  archive: Archive
  dataset: string
  epoch: number
  /** Called if another tab has reset the dataset. */
  onOutdated: () => void
  onFailure: (error: unknown) => void
}

export type WriteBehind = ReturnType<typeof createWriteBehind>

/** Saves changes to the database after a short delay, so that responses do not wait for the database. */
export function createWriteBehind({ archive, dataset, epoch, onOutdated, onFailure }: Options) {
  const unwritten = new Map<string, JournalEntry>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  const forget = (entries: readonly JournalEntry[]) => {
    for (const entry of entries) {
      if (unwritten.get(rowKeyOf(entry))?.at === entry.at) unwritten.delete(rowKeyOf(entry))
    }
  }
  async function write() {
    clearTimeout(timer)
    timer = undefined
    const entries = [...unwritten.values()]
    if (entries.length === 0) return
    try {
      await archive.write(dataset, epoch, entries)
      forget(entries)
    } catch (error) {
      if (error instanceof OutdatedError) onOutdated()
      else onFailure(error)
    }
  }
  function flush() {
    writing = writing.then(write)
    return writing
  }
  /** Saves pending changes while the page closes. A closing page can start only one write. */
  function onPageHide() {
    const entries = [...unwritten.values()]
    if (entries.length > 0) archive.writeLate(dataset, epoch, entries).then(() => forget(entries), onFailure)
  }
  globalThis.addEventListener?.('pagehide', onPageHide)

  return {
    add(entry: JournalEntry) {
      unwritten.set(rowKeyOf(entry), entry)
      timer ??= setTimeout(() => void flush(), delay)
    },
    flush,
    stop() {
      clearTimeout(timer)
      unwritten.clear()
      globalThis.removeEventListener?.('pagehide', onPageHide)
    },
  }
}
