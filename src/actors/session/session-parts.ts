import type { Environment } from '#actors/environment.tsx'

/**
 * Returns a service that `make` creates once per session, on first use, and that all screens share. `over` aborts when
 * the session ends.
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
