import { useSyncExternalStore } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { isOffline, type SessionActor } from '#machines/session/session.selectors.ts'

/**
 * False if the browser has no connection, or if the server has not confirmed the session since the app started offline.
 * True does not mean that the server can be reached.
 */
export const isConnected = (session: SessionActor): boolean => navigator.onLine && !isOffline(session.getSnapshot())

/** Calls the listener when the connection might have changed. Returns a function that unsubscribes. */
export function onConnection(session: SessionActor, listener: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', listener, { signal: listening.signal })
  addEventListener('offline', listener, { signal: listening.signal })
  const watching = session.subscribe(listener)
  return () => {
    listening.abort()
    watching.unsubscribe()
  }
}

/** Returns {@link isConnected}, and renders again after changes. */
export function useIsConnected(): boolean {
  const { session } = useEnvironment()
  return useSyncExternalStore(
    listener => onConnection(session, listener),
    () => isConnected(session),
  )
}
