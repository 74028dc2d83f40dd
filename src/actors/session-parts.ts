import type { SessionActor } from '#machines/session/session.selectors.ts'

/**
 * Parts that screens share for one session, such as the calls on records. Gives a function that returns the part of a `make`
 * function, and calls it on the first use in each session. `over` aborts when the session of the part ends.
 */
export function createSessionParts<Host>(session: SessionActor, host: () => Host) {
  const parts = new Map<unknown, unknown>()
  let lifetime = new AbortController()
  const end = () => {
    const ended = lifetime
    lifetime = new AbortController()
    parts.clear()
    ended.abort()
  }
  session.on('session.ended', end)
  session.on('session.replaced', end)
  return <Part>(make: (host: Host, over: AbortSignal) => Part): Part => {
    if (!parts.has(make)) parts.set(make, make(host(), lifetime.signal))
    return parts.get(make) as Part
  }
}
