import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { sessionKey } from '#mirage/sign-in/sessions.ts'
import type { KeyValueStorage } from '#mirage/sign-in/stored-text.ts'

/** The browser that makes a call: the id in its cookie; null before it has one and after its removal. */
export type Visitor = { id: string | null }

/**
 * Lets the mock, which has one session, serve all browsers: its storage returns the session of the current call's
 * visitor. All other values in the storage are shared, as on a server.
 */
export function createVisitors() {
  const present = new AsyncLocalStorage<Visitor>()
  const sessions = new Map<string, string>()
  const shared = new Map<string, string>()
  const storage: KeyValueStorage = {
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
    /** Runs work on behalf of a visitor, including asynchronous parts. */
    as: <Result>(visitor: Visitor, work: () => Result): Result => present.run(visitor, work),
    /** Ends the session of a cookie without notifying its browser, like an hour without a call. */
    end: (id: string | null) => void sessions.delete(id ?? ''),
    endAll: () => sessions.clear(),
  }
}

const cookieName = 'session'

export function idIn(cookies: string | undefined): string | null {
  const pair = cookies?.split('; ').find(pair => pair.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1) || null
}

/** Returns the cookie of an id: scripts cannot read it, and pages of other sites cannot send it. */
export const cookieOf = (id: string | null) =>
  `${cookieName}=${id ?? ''}; Path=/; HttpOnly; SameSite=Strict${id === null ? '; Max-Age=0' : ''}`

/** Returns the cookie of an id in Playwright's format. */
export const browserCookie = (id: string, url: string) => ({ name: cookieName, value: id, url, httpOnly: true })
