import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Keep } from '#mirage/sign-in/kept-text.ts'
import { sessionKey } from '#mirage/sign-in/sessions.ts'

/** The browser that makes a call: the id in its cookie; null before it has one, and after it is removed. */
export type Visitor = { id: string | null }

/**
 * Lets the mock, which knows one session, serve all browsers: the session in its storage is that of the visitor whose
 * call is being answered. Everything else in its storage is shared by all of them, as on a server.
 */
export function createVisitors() {
  const present = new AsyncLocalStorage<Visitor>()
  const sessions = new Map<string, string>()
  const shared = new Map<string, string>()
  const storage: Keep = {
    getItem(key) {
      if (key !== sessionKey) return shared.get(key) ?? null
      return sessions.get(present.getStore()?.id ?? '') ?? null
    },
    setItem(key, value) {
      if (key !== sessionKey) return void shared.set(key, value)
      const visitor = present.getStore()
      if (!visitor) throw new Error('A session is written outside of a visit')
      visitor.id ??= randomUUID()
      sessions.set(visitor.id, value)
    },
    removeItem(key) {
      if (key !== sessionKey) return void shared.delete(key)
      const visitor = present.getStore()
      if (!visitor?.id) return
      sessions.delete(visitor.id)
      visitor.id = null
    },
  }
  return {
    storage,
    /** Runs work on behalf of a visitor, including what continues asynchronously. */
    as: <Result>(visitor: Visitor, work: () => Result): Result => present.run(visitor, work),
    /** Ends the session of a cookie without its browser's knowledge, as an hour without a call does. */
    end: (id: string | null) => void sessions.delete(id ?? ''),
    endAll: () => sessions.clear(),
  }
}

const cookieName = 'session'

/** The id in the cookies of a request. */
export function idIn(cookies: string | undefined): string | null {
  const pair = cookies?.split('; ').find(pair => pair.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1) || null
}

/** The cookie of an id: scripts cannot read it, and no other site's page can send it. */
export const cookieOf = (id: string | null) =>
  `${cookieName}=${id ?? ''}; Path=/; HttpOnly; SameSite=Strict${id === null ? '; Max-Age=0' : ''}`

/** The cookie of an id in the format of Playwright. */
export const browserCookie = (id: string, url: string) => ({ name: cookieName, value: id, url, httpOnly: true })
