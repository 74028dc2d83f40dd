import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User, UserType } from '#schemas/user.ts'

/** What an authenticator app is set up with: a secret to draw as a QR code, or a picture of one (an address to show). */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

/**
 * The user that the session of this browser belongs to, the step they have reached, and what they may do, as the tabs share
 * it: an id and never a name. Null when no user is signed in.
 */
export type Seat = {
  userId: string
  step: 'enrol' | 'verify' | 'verified'
  type: UserType
  /** Their own permission strings and those of their roles. */
  permissions: readonly string[]
} | null

/** What the other tabs are told: the seat, or that it is about to change and has to be checked. */
export type TabsEvent = { type: 'seat.tell'; seat: Seat } | { type: 'seat.unsettle' }

/** `now`: the clock, in epoch milliseconds. */
export type SessionInput = { now: () => number }

export type SessionContext = SessionInput & {
  /** The signed-in user, as the last check answered. */
  user: User | null
  enrolment: Enrolment | null
  /** Messages by field of the form on the screen. */
  fieldErrors: Record<string, string>
  problem: Problem | null
  /** When the next try is allowed after too many, in epoch milliseconds. */
  retryAt: number | null
  /** The user whose work is on hold, because the session ended during it. */
  held: User | null
  /** The user whose screen is covered, because another tab ended or took over the session; and the seat told last. */
  covered: { userId: string; seat: Seat } | null
  /** What was sent to register, until its outcome is known. */
  registration: Registration | null
}

export type SessionEvent =
  | ({ type: 'signIn.submit' } & Credentials)
  // A registration has a `type` of its own, so it cannot lie flat in an event.
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
  /** A user is verified, and no work was on hold. */
  | { type: 'session.started'; user: User }
  /** The same user is verified again: the work on hold goes on. */
  | { type: 'session.resumed'; user: User }
  /** Another user is verified than the one whose work was on hold. */
  | { type: 'session.replaced'; user: User }
  /** The user signed out, here or in another tab, or was replaced there: everything loaded for them must go. */
  | { type: 'session.ended'; userId: string }
  | { type: 'session.signOutFailed'; problem: Problem }
