/**
 * Returns the absolute URL of a server's API, without a trailing slash. `server` is `https://host`,
 * `https://host/base/`, or a path on the page's origin, such as `/`.
 */
export const apiAddress = (server: string, origin: string) => new URL(`${server.replace(/\/+$/, '')}/api`, origin).href
