import { creationOf } from '#schemas/common.ts'
import { itemOf, pageOf } from '#schemas/envelope.ts'
import { user, userBody } from '#schemas/user.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'

type Action = PrefixedActions<'users'>

export const userShapes = {
  list: { answer: pageOf(user) },
  create: { body: creationOf(userBody), answer: itemOf(user) },
  get: { answer: itemOf(user) },
  update: { body: userBody, answer: itemOf(user) },
  delete: done,
  'roles.assign': done,
  'roles.unassign': done,
} as const satisfies Record<Action, Shape>

export const userRelations = ['businesses', 'roles'] as const

export const userTerms = {
  list: {
    needs: ['users.view'],
    preload: userRelations,
    search: ['name', 'username'],
    sort: ['name', 'username', 'type', 'createdAt', 'updatedAt'],
  },
  create: {
    needs: ['users.create'],
    refuses: { 403: 'The caller gives what they do not hold', 409: 'The username is taken' },
  },
  get: { needs: ['users.view', 'users.view.self'], preload: userRelations },
  update: {
    needs: ['users.update', 'users.update.self'],
    refuses: {
      403: 'The caller gives or takes what they do not hold',
      409: 'The username is taken, the user owns a business that they would leave, or is the last administrator',
    },
  },
  delete: {
    needs: ['users.delete', 'users.delete.self'],
    refuses: {
      403: 'The user may do more than the caller',
      409: 'The user owns a business, has sold something, or is the last administrator',
    },
  },
  'roles.assign': {
    needs: ['users.roles.assign'],
    refuses: { 403: 'The role allows more than the caller may do' },
  },
  'roles.unassign': {
    needs: ['users.roles.unassign'],
    refuses: { 403: 'The role allows more than the caller may do' },
  },
} as const satisfies Record<Action, Terms>
