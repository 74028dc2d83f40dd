import { creationOf } from '#schemas/common.ts'
import { itemOf, pageOf } from '#schemas/envelope.ts'
import { role, roleBody } from '#schemas/role.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'

type Action = PrefixedActions<'roles'>

export const roleShapes = {
  list: { answer: pageOf(role) },
  create: { body: creationOf(roleBody), answer: itemOf(role) },
  get: { answer: itemOf(role) },
  update: { body: roleBody, answer: itemOf(role) },
  delete: done,
} as const satisfies Record<Action, Shape>

export const roleTerms = {
  list: { needs: ['roles.view'], search: ['name', 'description'], sort: ['name', 'description', 'updatedAt'] },
  create: {
    needs: ['roles.create'],
    refuses: { 403: 'The caller gives what they do not hold', 409: 'The name is taken' },
  },
  get: { needs: ['roles.view'], refuses: { 403: 'The role allows more than the caller may do' } },
  update: {
    needs: ['roles.update'],
    refuses: {
      403: 'The caller gives or takes what they do not hold',
      409: 'The name is taken, or the caller could not change roles any more',
    },
  },
  delete: {
    needs: ['roles.delete'],
    refuses: {
      403: 'The role allows more than the caller may do',
      409: 'The role is the default one, or users hold it',
    },
  },
} as const satisfies Record<Action, Terms>
