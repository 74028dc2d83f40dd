import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import type { Seat, SessionContext } from './session.types.ts'

/** Returns the part of a user that tabs share: id, sign-in step, type and permissions. Null without a user. */
export function seatOf(user: User): NonNullable<Seat>
export function seatOf(user: User | null): Seat
export function seatOf(user: User | null): Seat {
  if (!user) return null
  const { id, mfaEnabled, mfaVerified, type } = user
  const step = mfaEnabled ? (mfaVerified ? 'verified' : 'verify') : 'enrol'
  return { userId: id, step, type, permissions: permissionsOf(user) }
}

export const sameSeat = (one: Seat, other: Seat) => one?.userId === other?.userId && one?.step === other?.step

/** Returns the owner of the work on screen: the user with suspended work, or else the signed-in user. */
export const ownerOf = ({ held, user }: Pick<SessionContext, 'held' | 'user'>): User | null => held ?? user
