import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User, UserType } from '#schemas/user.ts'

/** Data to set up an authenticator app: a secret for a QR code, or the URL of a picture. */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

/**
 * Owner of the browser's session, as shared between tabs: user id, step and permissions, but no name. Null if signed
 * out.
 */
export type Seat = {
  userId: string
  step: 'enrol' | 'verify' | 'verified'
  type: UserType
  /** Permissions of the user and of their roles. */
  permissions: readonly string[]
} | null

/** Messages to other tabs: the new session owner, or that it is about to change and must be checked. */
export type TabsEvent = { type: 'seat.tell'; seat: Seat } | { type: 'seat.unsettle' }

/** `now` returns the time in epoch milliseconds. */
export type SessionInput = { now: () => number }

export type SessionContext = SessionInput & {
  /** Signed-in user of the last check. */
  user: User | null
  enrolment: Enrolment | null
  /** Messages by field of the visible form. */
  fieldErrors: Record<string, string>
  problem: Problem | null
  /** Earliest next attempt after too many, in epoch milliseconds. */
  retryAt: number | null
  /** Owner of the work that is suspended because the session ended. */
  held: User | null
  /** Owner of the covered screen, after another tab ended or replaced the session; and the last reported owner. */
  covered: { userId: string; seat: Seat } | null
  /** Data of a registration until its outcome is known. */
  registration: Registration | null
}

export type SessionEvent =
  | ({ type: 'signIn.submit' } & Credentials)
  // Nested, because a registration has its own `type` field.
  | { type: 'register.submit'; registration: Registration }
  | { type: 'code.submit'; code: string }
  | { type: 'enrolment.retry' }
  | { type: 'check.retry' }
  | { type: 'user.refresh' }
  | { type: 'signOut.request' }
  | { type: 'session.expired' }
  | { type: 'session.changedElsewhere'; seat: Seat }
  | { type: 'cover.lift' }
  | { type: 'form.reset' }

export type SessionEmitted =
  /** A user is verified, and no work was suspended. */
  | { type: 'session.started'; user: User }
  /** The same user is verified again and continues the suspended work. */
  | { type: 'session.resumed'; user: User }
  /** Another user is verified than the owner of the suspended work. */
  | { type: 'session.replaced'; user: User }
  /** The user signed out, here or in another tab, or was replaced. The host must delete all data of the user. */
  | { type: 'session.ended'; userId: string }
  | { type: 'session.signOutFailed'; problem: Problem }
