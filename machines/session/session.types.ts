import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'

/** What an authenticator app is set up with: a secret to draw as a QR code, or a picture of one (an address to show). */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

/**
 * Who the session of this browser belongs to, and how far they are, as its tabs tell each other: an id, and never a name.
 * Null when nobody is signed in.
 */
export type Seat = { userId: string; step: 'enrol' | 'verify' | 'verified' } | null

/** What the other tabs are told: who is signed in here, or that it is about to change and has to be asked. */
export type TabsEvent = { type: 'seat.tell'; seat: Seat } | { type: 'seat.unsettle' }

export type SessionContext = {
  /** Who is signed in, as the last check answered. */
  user: User | null
  enrolment: Enrolment | null
  /** Messages by field of the form at hand. */
  fieldErrors: Record<string, string>
  problem: Problem | null
  /** When the next try is allowed after too many, in epoch milliseconds. */
  retryAt: number | null
  /** Whose work is on hold, because the session ended in the midst of it. */
  held: User | null
  /** Whose screen is covered, because the session ended or became another's in another tab; and whose it is since. */
  covered: { userId: string; seat: Seat } | null
  /** What was sent to register with, until it is known what became of it. */
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
  /** Somebody is verified, with nobody's work on hold. */
  | { type: 'session.started'; user: User }
  /** The same user is back: work goes on where it stopped. */
  | { type: 'session.resumed'; user: User }
  /** Another user signed in over the work of somebody else. */
  | { type: 'session.replaced'; user: User }
  /** The user signed out, here or in another tab, or is gone: everything loaded for them must go. */
  | { type: 'session.ended'; userId: string }
  | { type: 'session.signOutFailed'; problem: Problem }
