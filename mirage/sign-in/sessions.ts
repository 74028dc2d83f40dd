import { createListeners } from '#domain/listeners.ts'
import { createStoredText, type KeyValueStorage } from './stored-text.ts'

/** Lifetime of a session after its latest call, in ms. */
const sessionLength = 3_600_000

export const sessionKey = 'threereco.mock.session'

export type Session = { userId: string; mfaVerified: boolean; expiresAt: number }

function parse(text: string | null): Session | null {
  if (text === null) return null
  const [userId = '', mfaVerified, expiresAt] = text.split(' ')
  return { userId, mfaVerified: mfaVerified === 'true', expiresAt: Number(expiresAt) }
}

type Options = { storage: KeyValueStorage | null; now: () => number }

export type Sessions = ReturnType<typeof createSessions>

/**
 * Manages the session of this browser. Replaces the server's cookie, which browsers would not accept from a mock. A
 * session ends an hour after its latest call. Callers must check that the session's user still exists.
 */
export function createSessions({ storage, now }: Options) {
  const stored = createStoredText(storage, sessionKey)
  const { notify, subscribe } = createListeners()
  const keep = (session: Session | null) => {
    stored.write(session && `${session.userId} ${session.mfaVerified} ${session.expiresAt}`)
    notify()
  }
  const current = () => {
    const session = parse(stored.read())
    return session && session.expiresAt > now() ? session : null
  }
  return {
    current,
    start: (userId: string, mfaVerified = false) => keep({ userId, mfaVerified, expiresAt: now() + sessionLength }),
    /** Extends the session by another hour. */
    renew() {
      const session = current()
      if (session) keep({ ...session, expiresAt: now() + sessionLength })
      return session
    },
    end: () => keep(null),
    /** Notifies when the session starts, is renewed or ends. */
    subscribe,
  }
}
