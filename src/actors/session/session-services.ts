import type { Environment } from '#actors/environment.tsx'

/**
 * Returns the service that `make` creates on first use. All screens of a session share one service. The signal `over`
 * aborts when the session ends.
 */
export function sessionService<Part>(
  environment: Environment,
  make: (environment: Environment, over: AbortSignal) => Part,
): Part {
  const { services, session } = environment
  if (!services.has(make)) {
    const lifetime = new AbortController()
    const end = () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      services.delete(make)
      lifetime.abort()
    }
    const subscriptions = [
      session.on('session.ended', end),
      session.on('session.replaced', end),
      session.subscribe({ complete: end }),
    ]
    services.set(make, make(environment, lifetime.signal))
  }
  return services.get(make) as Part
}
