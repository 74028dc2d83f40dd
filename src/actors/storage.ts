/**
 * Wraps a storage so that it never throws. Browsers throw when storage is full, and on any access when it is blocked.
 * Failed writes return false; failed reads count as missing.
 */
function guarded(storageOf: () => Storage) {
  const tried = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(storageOf())
    } catch {
      return undefined
    }
  }
  return {
    /** Returns the text of a key; null if there is none, undefined if storage is blocked. */
    read: (key: string) => tried(storage => storage.getItem(key)),
    /** Returns the parsed JSON of a key; null if missing or unreadable. */
    readJson: (key: string): unknown => tried(storage => JSON.parse(storage.getItem(key) ?? 'null')) ?? null,
    /** Stores a text and returns true on success. On failure, the earlier text stays. */
    write: (key: string, text: string) =>
      tried(storage => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    drop: (key: string) => tried(storage => storage.removeItem(key)),
    keys: () => tried(storage => Object.keys(storage)) ?? [],
  }
}

/** Local storage, shared by all tabs. */
export const browserStorage = guarded(() => localStorage)

/** Session storage, until the tab closes. */
export const tabStorage = guarded(() => sessionStorage)
