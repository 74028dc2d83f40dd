/** Whether the text can be the address of a server: of http or https, or a path; with neither search nor fragment. */
function isAddress(text: string) {
  if (/[?#\s]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/**
 * The address of the server that a build is for, as VITE_API names it; `mock` for none.
 * @throws Error where it is missing, or none.
 */
export function serverAddress(text: string): string {
  if (text === 'mock' || isAddress(text)) return text
  const wrong = text === '' ? 'VITE_API is missing' : `VITE_API is no address: ${text}`
  throw new Error(
    `${wrong}: give that of the server, as in VITE_API=https://api.example.com npm run build, or a path on the origin of the app, as in VITE_API=/`,
  )
}

/** The origin of a server; null where it is that of the app, whichever that will be. */
export const foreignOrigin = (server: string) => (server.startsWith('/') ? null : new URL(server).origin)
