import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User, UserType } from '#schemas/user.ts'

/** Data to set up an authenticator app: a secret to show as a QR code, or the URL of a QR code image. */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

/** Signed-in user, as shared between tabs: user id, sign-in step and permissions, but no name. Null if signed out. */
export type Seat = {
  userId: string
  step: 'enrol' | 'verify' | 'verified'
  type: UserType
  /** The user's own permissions and those of their roles. */
  permissions: readonly string[]
} | null

/**
 * Messages to other tabs: the current session owner (`seat.tell`), or a warning that the owner is about to change
 * (`seat.unsettle`).
 */
export type TabsEvent = { type: 'seat.tell'; seat: Seat } | { type: 'seat.unsettle' }

/** `now` returns the time in epoch milliseconds. */
export type SessionInput = { now: () => number }

export type SessionContext = SessionInput & {
  /** Signed-in user according to the last check; null if none. */
  user: User | null
  enrolment: Enrolment | null
  /** Error messages of the visible form, by field name. */
  fieldErrors: Record<string, string>
  problem: Problem | null
  /** After too many attempts: time of the earliest next attempt, in epoch milliseconds; otherwise null. */
  retryAt: number | null
  /** Owner of the work that is suspended since the session ended. */
  held: User | null
  /**
   * Set while the screen is covered: `userId` is the owner of the covered screen, `seat` the last session owner that
   * another tab reported.
   */
  covered: { userId: string; seat: Seat } | null
  /** Data of a registration until its outcome is known. */
  registration: Registration | null
}

export type SessionEvent =
  | ({ type: 'signIn.submit' } & Credentials)
  // The registration is nested, because it has its own `type` field.
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
  /** A user was verified while no work was suspended. */
  | { type: 'session.started'; user: User }
  /** The same user was verified again and continues the suspended work. */
  | { type: 'session.resumed'; user: User }
  /** A user was verified who does not own the suspended work. */
  | { type: 'session.replaced'; user: User }
  /**
   * The user signed out, in this tab or another, or another user replaced them. The host must delete all data of the
   * user `userId`.
   */
  | { type: 'session.ended'; userId: string }
  | { type: 'session.signOutFailed'; problem: Problem }
