import type { SessionActor } from '#machines/session/session.selectors.ts'

/**
 * What screens share for as long as a session lasts, such as the calls on records. Each part is made when it is first
 * asked for, by what makes it, and made anew in the next session; `over` aborts when the session of this one ends.
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
