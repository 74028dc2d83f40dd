import { createSlot, type Keep } from './kept-text.ts'

/** How long a session lasts after its latest call, in ms. */
const sessionLength = 3_600_000

/** Under what the session is kept in a storage. */
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
 * The one session of this browser, in place of the server's cookie, which a browser would not take from a mock. It ends
 * by itself an hour after the latest call. That its user is still there is for those to check who look the user up.
 */
export function createSessions({ storage, now }: Options) {
  const slot = createSlot(storage, sessionKey)
  const listeners = new Set<() => void>()
  const keep = (session: Session | null) => {
    slot.write(session && `${session.userId} ${session.mfaVerified} ${session.expiresAt}`)
    for (const listener of listeners) listener()
  }
  const current = () => {
    const session = parse(slot.read())
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
    /** Calls back whenever the session starts, goes on or ends. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
