/**
 * Returns the absolute URL of a server's API, without a trailing slash. `server` is a URL (`https://host`,
 * `https://host/base/`) or a path on the origin of the page (`/`).
 */
export const apiAddress = (server: string, origin: string) => new URL(`${server.replace(/\/+$/, '')}/api`, origin).href
