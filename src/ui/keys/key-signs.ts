export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const signs: Readonly<Record<string, string>> = { Enter: '↵', ...(isMac() ? { Ctrl: '⌘' } : {}) }

/** Returns a key combination in the platform's notation: "Ctrl+Enter" becomes "Ctrl ↵", or "⌘ ↵" on a Mac. */
export const keySigns = (keys: string): string =>
  keys
    .split('+')
    .map(key => signs[key] ?? key)
    .join(' ')
