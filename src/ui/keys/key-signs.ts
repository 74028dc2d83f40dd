/** Whether this computer has a ⌘ where others have Ctrl. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const signs: Readonly<Record<string, string>> = { Enter: '↵', ...(isMac() ? { Ctrl: '⌘' } : {}) }

/** A key, or keys that are pressed together, as this computer's keyboard has them: "Ctrl+Enter" is "Ctrl ↵", and "⌘ ↵" on a Mac. */
export const keySigns = (keys: string): string =>
  keys
    .split('+')
    .map(key => signs[key] ?? key)
    .join(' ')
