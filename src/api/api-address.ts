/**
 * The absolute address of the API of a server, without a slash at the end: below its path, if it has one. `server` is
 * `https://host`, `https://host/base/`, or a path on the origin of the page, such as `/`.
 */
export const apiAddress = (server: string, origin: string) => new URL(`${server.replace(/\/+$/, '')}/api`, origin).href
