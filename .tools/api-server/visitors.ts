import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Keep } from '#mirage/sign-in/kept-text.ts'
import { sessionKey } from '#mirage/sign-in/sessions.ts'

/** Who a call is made for: the id that their cookie holds; null before it has one, and once it is taken away. */
export type Visitor = { id: string | null }

/**
 * The sessions of all browsers that the mock, which knows one, is to serve: whose session it finds in its storage depends on
 * the visitor that it is answering. All else that it keeps there is the same for everybody, as on a server.
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
    /** Does something on behalf of a visitor, also what goes on after it has returned. */
    as: <Result>(visitor: Visitor, work: () => Result): Result => present.run(visitor, work),
    /** Ends the session of a cookie behind the back of its browser, as an hour without a call does. */
    end: (id: string | null) => void sessions.delete(id ?? ''),
    endAll: () => sessions.clear(),
  }
}

const cookieName = 'session'

/** The id that the cookies of a request hold. */
export function idIn(cookies: string | undefined): string | null {
  const pair = cookies?.split('; ').find(pair => pair.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1) || null
}

/** What a browser is told to keep: scripts cannot read it, and no other site's page can send it. */
export const cookieOf = (id: string | null) =>
  `${cookieName}=${id ?? ''}; Path=/; HttpOnly; SameSite=Strict${id === null ? '; Max-Age=0' : ''}`

/** A cookie of that id as a browser's tools take it. */
export const browserCookie = (id: string, url: string) => ({ name: cookieName, value: id, url, httpOnly: true })
