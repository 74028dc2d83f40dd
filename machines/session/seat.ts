import type { User } from '#schemas/user.ts'
import type { Seat, SessionContext } from './session.types.ts'

type Flags = Pick<User, 'id' | 'mfaEnabled' | 'mfaVerified'>

/** The seat of a user, read from the server's flags; null without a user. */
export function seatOf(user: Flags): NonNullable<Seat>
export function seatOf(user: Flags | null): Seat
export function seatOf(user: Flags | null): Seat {
  if (!user) return null
  const { id, mfaEnabled, mfaVerified } = user
  return { userId: id, step: mfaEnabled ? (mfaVerified ? 'verified' : 'verify') : 'enrol' }
}

export const sameSeat = (one: Seat, other: Seat) => one?.userId === other?.userId && one?.step === other?.step

/** The user that the work on the screen belongs to: the one on hold, or else the signed-in one. */
export const ownerOf = ({ held, user }: Pick<SessionContext, 'held' | 'user'>): User | null => held ?? user
