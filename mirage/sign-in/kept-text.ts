/** The part of a browser's storage that a kept text needs. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage of the browser; null where there is none, or it is forbidden: the mere look at it throws then. */
export function browserStorageOf(name: 'localStorage' | 'sessionStorage'): Keep | null {
  try {
    return globalThis[name] ?? null
  } catch {
    return null
  }
}

/** A text that outlives a reload, under a key of the browser's storage; in memory where there is none, or no room. */
export function createKeptText(storage: Keep | null, key: string) {
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
