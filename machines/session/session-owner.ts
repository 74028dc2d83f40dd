import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import type { SessionContext, SessionOwner } from './session.types.ts'

/** Returns the sign-in step of a user: set up the second factor, enter its code, or none. */
export const stepOf = ({ mfaEnabled, mfaVerified }: User) =>
  mfaEnabled ? (mfaVerified ? 'verified' : 'verify') : 'enrol'

/** Returns the part of a user that tabs share: id, sign-in step, type and permissions. Null without a user. */
export function sessionOwnerOf(user: User): NonNullable<SessionOwner>
export function sessionOwnerOf(user: User | null): SessionOwner
export function sessionOwnerOf(user: User | null): SessionOwner {
  if (!user) return null
  return { userId: user.id, step: stepOf(user), type: user.type, permissions: permissionsOf(user) }
}

export const isSameOwner = (one: SessionOwner, other: SessionOwner) =>
  one?.userId === other?.userId && one?.step === other?.step

/** Returns the owner of the work on screen: the user with suspended work, or else the signed-in user. */
export const ownerOf = ({ suspended, user }: Pick<SessionContext, 'suspended' | 'user'>): User | null =>
  suspended ?? user
