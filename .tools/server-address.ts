/** True for an http or https URL, or a path, without query and fragment. */
function isAddress(text: string) {
  if (/[?#\s]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/**
 * Validates and returns the server's URL in VITE_API. `mock` selects the mock instead of a server.
 * @throws Error if the URL is missing or invalid.
 */
export function serverAddress(text: string): string {
  if (text === 'mock' || isAddress(text)) return text
  const wrong = text === '' ? 'VITE_API is missing' : `VITE_API is no address: ${text}`
  throw new Error(
    `${wrong}: give that of the server, as in VITE_API=https://api.example.com npm run build, or a path on the origin of the app, as in VITE_API=/`,
  )
}

/** Returns the server's origin; null if the server is on the app's origin. */
export const foreignOrigin = (server: string) => (server.startsWith('/') ? null : new URL(server).origin)
