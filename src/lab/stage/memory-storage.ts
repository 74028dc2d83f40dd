/** A storage that lasts as long as its page. */
export function memoryStorage(first: Readonly<Record<string, string>> = {}): Storage {
  const texts = new Map(Object.entries(first))
  return {
    get length() {
      return texts.size
    },
    key: at => [...texts.keys()][at] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
