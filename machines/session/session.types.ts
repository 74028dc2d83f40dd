import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'

/** What an authenticator app is set up with: a secret to draw as a QR code, or a picture of one (an address to show). */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

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
  | { type: 'form.reset' }

export type SessionEmitted =
  /** Somebody is verified, with nobody's work on hold. */
  | { type: 'session.started'; user: User }
  /** The same user is back: work goes on where it stopped. */
  | { type: 'session.resumed'; user: User }
  /** Another user signed in over the work of somebody else. */
  | { type: 'session.replaced'; user: User }
  /** The user signed out: everything loaded for them must go. */
  | { type: 'session.ended' }
  | { type: 'session.signOutFailed'; problem: Problem }
