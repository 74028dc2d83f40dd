import { createListeners } from '#domain/listeners.ts'
import { createKeptText, type Keep } from './kept-text.ts'

/** How long a session lasts after its latest call, in ms. */
const sessionLength = 3_600_000

/** The key of the session in the storage. */
export const sessionKey = 'threereco.mock.session'

export type Session = { userId: string; mfaVerified: boolean; expiresAt: number }

function parse(text: string | null): Session | null {
  if (text === null) return null
  const [userId = '', mfaVerified, expiresAt] = text.split(' ')
  return { userId, mfaVerified: mfaVerified === 'true', expiresAt: Number(expiresAt) }
}

type Options = { storage: Keep | null; now: () => number }

export type Sessions = ReturnType<typeof createSessions>

/**
 * The one session of this browser, in place of the server's cookie, which browsers would not accept from a mock. It
 * ends an hour after the latest call. Callers must check that its user still exists.
 */
export function createSessions({ storage, now }: Options) {
  const kept = createKeptText(storage, sessionKey)
  const { notify, subscribe } = createListeners()
  const keep = (session: Session | null) => {
    kept.write(session && `${session.userId} ${session.mfaVerified} ${session.expiresAt}`)
    notify()
  }
  const current = () => {
    const session = parse(kept.read())
    return session && session.expiresAt > now() ? session : null
  }
  return {
    current,
    start: (userId: string, mfaVerified = false) => keep({ userId, mfaVerified, expiresAt: now() + sessionLength }),
    /** Makes the session last another hour. */
    renew() {
      const session = current()
      if (session) keep({ ...session, expiresAt: now() + sessionLength })
      return session
    },
    end: () => keep(null),
    /** Calls back whenever the session starts, is renewed or ends. */
    subscribe,
  }
}
