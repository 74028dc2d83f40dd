/**
 * Wraps a browser storage so that no call throws. Browsers throw on writes to full storage, and on any access to
 * blocked storage. A failed write returns false; a failed read returns undefined or null.
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
    /** Returns the stored text of a key; null if missing, undefined if storage is blocked. */
    read: (key: string) => tried(storage => storage.getItem(key)),
    /** Returns the parsed JSON of a key; null if missing or invalid. */
    readJson: (key: string): unknown => tried(storage => JSON.parse(storage.getItem(key) ?? 'null')) ?? null,
    /** Stores a text and returns true. On failure, keeps the earlier text and returns false. */
    write: (key: string, text: string) =>
      tried(storage => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    drop: (key: string) => tried(storage => storage.removeItem(key)),
    keys: () => tried(storage => Object.keys(storage)) ?? [],
  }
}

/** Local storage, shared by all tabs of this browser. */
export const browserStorage = guarded(() => localStorage)

/** Session storage, which lasts until the tab closes. */
export const tabStorage = guarded(() => sessionStorage)
