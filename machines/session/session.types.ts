import type { Problem } from '#domain/problem.ts'
import type { Credentials, EnrolmentSecret, Registration } from '#schemas/authentication.ts'
import type { User, UserType } from '#schemas/user.ts'

/** Data to set up an authenticator app: a secret to show as a QR code, or the URL of a QR code image. */
export type Enrolment = ({ kind: 'secret' } & EnrolmentSecret) | { kind: 'picture'; url: string }

/**
 * Signed-in user, as shared between tabs: user id, sign-in step, type and permissions, but no name. Null if signed
 * out.
 */
export type SessionOwner = {
  userId: string
  step: 'enrol' | 'verify' | 'verified'
  type: UserType
  /** The user's own permissions and those of their roles. */
  permissions: readonly string[]
} | null

/**
 * Messages to other tabs: the current session owner (`owner.share`), or a warning that the owner is about to change
 * (`owner.invalidate`).
 */
export type TabsEvent = { type: 'owner.share'; sessionOwner: SessionOwner } | { type: 'owner.invalidate' }

/**
 * User who works offline on this device, and the time when the server last confirmed their session, in epoch
 * milliseconds.
 */
export type RestoredSession = { user: User; confirmedAt: number }

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
  suspended: User | null
  /**
   * Set after another tab has taken over: `userId` is the owner of the work on screen, `sessionOwner` the latest
   * known session owner.
   */
  takenOver: { userId: string; sessionOwner: SessionOwner } | null
  /**
   * Time when the server last confirmed the session, in epoch milliseconds, while the user works with stored data.
   * Otherwise null.
   */
  confirmedAt: number | null
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
  | { type: 'session.changedElsewhere'; sessionOwner: SessionOwner }
  | { type: 'takeover.end' }
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
   * user `userId`; if the user was replaced, it may keep the loads on the yard.
   */
  | { type: 'session.ended'; userId: string; isReplaced: boolean }
  | { type: 'session.signOutFailed'; problem: Problem }

/** Facts of a child's call. `user` is the signed-in user, then the user of the child's check. */
export type CallFacts<Known extends User | null = User | null> = { user: Known; problem: Problem | null }
/** Output of the children `secondFactor` and `signOut`. */
export type CallOutcome<Known extends User | null = User | null> = CallFacts<Known> & {
  type: 'confirmed' | 'refused' | 'locked' | 'rejected' | 'ended' | 'unchecked'
}
