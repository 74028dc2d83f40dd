import type { User } from '#schemas/user.ts'
import type { Seat, SessionContext } from './session.types.ts'

type Flags = Pick<User, 'id' | 'mfaEnabled' | 'mfaVerified'>

/** Who is signed in and how far, by the flags of the server. */
export function seatOf(user: Flags): NonNullable<Seat>
export function seatOf(user: Flags | null): Seat
export function seatOf(user: Flags | null): Seat {
  if (!user) return null
  const { id, mfaEnabled, mfaVerified } = user
  return { userId: id, step: mfaEnabled ? (mfaVerified ? 'verified' : 'verify') : 'enrol' }
}

export const sameSeat = (one: Seat, other: Seat) => one?.userId === other?.userId && one?.step === other?.step

/** Whose work is on the screen: whoever is signed in, or whose work is on hold until they are back. */
export const ownerOf = ({ held, user }: Pick<SessionContext, 'held' | 'user'>): User | null => held ?? user
