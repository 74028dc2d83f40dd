/**
 * A storage that never throws. Browsers throw when a storage is full and, on any access, when it is forbidden: `write` tells
 * that a text could not be stored, and a text that cannot be read counts as missing.
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
    /** The text under a key; null when there is none, undefined when storage is forbidden. */
    read: (key: string) => tried(storage => storage.getItem(key)),
    /** The JSON under a key, parsed; null when there is none that can be read. */
    readJson: (key: string): unknown => tried(storage => JSON.parse(storage.getItem(key) ?? 'null')) ?? null,
    /** Stores a text and tells whether it could. When it could not, the earlier text stays. */
    write: (key: string, text: string) =>
      tried(storage => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    drop: (key: string) => tried(storage => storage.removeItem(key)),
    keys: () => tried(storage => Object.keys(storage)) ?? [],
  }
}

/** The storage of this browser, for all its tabs. */
export const browserStorage = guarded(() => localStorage)

/** The storage of this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage)
