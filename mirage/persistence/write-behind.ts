import { type Archive, OutdatedError } from './indexed-db.ts'
import { type JournalEntry, rowKeyOf } from './journal.ts'

/** Delay for batching writes, in ms. */
const delay = 100

type Options = {
  archive: Archive
  dataset: string
  epoch: number
  /** Called when another tab has reset the dataset. */
  onOutdated: () => void
  onFailure: (error: unknown) => void
}

export type WriteBehind = ReturnType<typeof createWriteBehind>

/** Writes to the database shortly after each change, so that responses do not wait for the database. */
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
  /** The page is closing and has only time to start a write. */
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
