import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import type { SessionContext, SessionOwner } from './session.types.ts'

/** Returns the part of a user that tabs share: id, sign-in step, type and permissions. Null without a user. */
export function sessionOwnerOf(user: User): NonNullable<SessionOwner>
export function sessionOwnerOf(user: User | null): SessionOwner
export function sessionOwnerOf(user: User | null): SessionOwner {
  if (!user) return null
  const { id, mfaEnabled, mfaVerified, type } = user
  const step = mfaEnabled ? (mfaVerified ? 'verified' : 'verify') : 'enrol'
  return { userId: id, step, type, permissions: permissionsOf(user) }
}

export const isSameOwner = (one: SessionOwner, other: SessionOwner) =>
  one?.userId === other?.userId && one?.step === other?.step

/** Returns the owner of the work on screen: the user with suspended work, or else the signed-in user. */
export const ownerOf = ({ suspended, user }: Pick<SessionContext, 'suspended' | 'user'>): User | null =>
  suspended ?? user
