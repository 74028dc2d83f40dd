import type { Environment } from '#actors/environment.tsx'

/**
 * The part of a session that `make` makes, such as the calls on records: made when it is first asked for, shared by all
 * screens, and made anew in the next session. `over` aborts when the session ends.
 */
export function ofSession<Part>(
  environment: Environment,
  make: (environment: Environment, over: AbortSignal) => Part,
): Part {
  const { parts, session } = environment
  if (!parts.has(make)) {
    const lifetime = new AbortController()
    const end = () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      parts.delete(make)
      lifetime.abort()
    }
    const subscriptions = [
      session.on('session.ended', end),
      session.on('session.replaced', end),
      session.subscribe({ complete: end }),
    ]
    parts.set(make, make(environment, lifetime.signal))
  }
  return parts.get(make) as Part
}
