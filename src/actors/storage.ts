/**
 * The one guard around what a browser keeps. Browsers throw where a storage is full and, on the mere look at it, where it is
 * forbidden: a text that cannot be kept is told by `write`, and one that cannot be read is as if there were none.
 */
function guarded(storageOf: () => Storage) {
  const tried = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storageOf())
    } catch {
      return undefined
    }
  }
  return {
    /** The text under a key; null where there is none, undefined where storage is forbidden. */
    read: (key: string) => tried(storage => storage.getItem(key)),
    /** What the text under a key says as JSON; null where there is none that can be read. */
    readJson: (key: string): unknown => tried(storage => JSON.parse(storage.getItem(key) ?? 'null') as unknown) ?? null,
    /** Keeps a text, and tells whether it could: what stood there stays where it could not. */
    write: (key: string, text: string) =>
      tried(storage => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    drop: (key: string) => tried(storage => storage.removeItem(key)),
    keys: () => tried(storage => Object.keys(storage)) ?? [],
  }
}

/** What this browser keeps, for all its tabs. */
export const browserStorage = guarded(() => localStorage)

/** What this tab keeps until it is closed. */
export const tabStorage = guarded(() => sessionStorage)
