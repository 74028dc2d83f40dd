export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Returns a browser storage; null if it is missing or forbidden. A forbidden storage throws even on access to the
 * property.
 */
export function browserStorageOf(name: 'localStorage' | 'sessionStorage'): KeyValueStorage | null {
  try {
    return globalThis[name] ?? null
  } catch {
    return null
  }
}

/** Stores a text that survives a reload, under a key of the storage. Uses memory if the storage is missing or full. */
export function createStoredText(storage: KeyValueStorage | null, key: string) {
  let memory: string | null = null
  return {
    read: () => memory ?? storage?.getItem(key) ?? null,
    write(text: string | null) {
      memory = null
      try {
        if (text === null) storage?.removeItem(key)
        else storage?.setItem(key, text)
      } catch {
        // The storage is full or forbidden.
        memory = text
      }
      if (!storage) memory = text
    },
  }
}
