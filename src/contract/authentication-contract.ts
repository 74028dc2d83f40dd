import * as z from 'zod/mini'
import { credentials, enrolmentSecret, registration, verification } from '#schemas/authentication.ts'
import { listOf } from '#schemas/common.ts'
import { itemOf } from '#schemas/envelope.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { user } from '#schemas/user.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'

type Action = PrefixedActions<'authentication'>

/**
 * Schemas of the responses that have content. To keep the sign-in bundle small, the product imports nothing else from
 * this file.
 */
export const authenticationAnswers = {
  check: itemOf(user),
  'mfa.enable': itemOf(enrolmentSecret),
  permissions: z.object({ items: listOf(permissionGroup) }),
} as const

export const authenticationShapes = {
  check: { answer: authenticationAnswers.check },
  login: { body: credentials, ...done },
  register: { body: registration, ...done },
  logout: done,
  'mfa.enable': { answer: authenticationAnswers['mfa.enable'] },
  'mfa.verify': { body: verification, ...done },
  permissions: { answer: authenticationAnswers.permissions },
} as const satisfies Record<Action, Shape>

export const authenticationTerms = {
  check: { needs: 'a session' },
  login: { needs: 'nothing', refuses: { 401: 'The username or password is incorrect' } },
  register: { needs: 'nothing', refuses: { 409: 'The username is taken' } },
  logout: { needs: 'nothing' },
  'mfa.enable': {
    needs: 'a session',
    refuses: { 409: 'The account has an authenticator app already' },
    orPicture: 'image/png',
  },
  'mfa.verify': {
    needs: 'a session',
    refuses: { 401: 'The code is wrong or has expired', 429: 'There were too many wrong codes' },
  },
  permissions: { needs: 'a session' },
} as const satisfies Record<Action, Terms>
