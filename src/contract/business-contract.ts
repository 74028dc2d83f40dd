import { business, businessBody } from '#schemas/business.ts'
import { creationOf } from '#schemas/common.ts'
import { itemOf, pageOf } from '#schemas/envelope.ts'
import { user } from '#schemas/user.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'
import { userRelations } from './user-contract.ts'

type Action = PrefixedActions<'businesses'>

export const businessShapes = {
  list: { answer: pageOf(business) },
  create: { body: creationOf(businessBody), answer: itemOf(business) },
  get: { answer: itemOf(business) },
  update: { body: businessBody, answer: itemOf(business) },
  delete: done,
  'users.list': { answer: pageOf(user) },
  'users.assign': done,
  'users.unassign': done,
} as const satisfies Record<Action, Shape>

export const businessRelations = ['users', 'roles'] as const

export const businessTerms = {
  list: { needs: ['businesses.view'], preload: businessRelations, search: ['name'], sort: ['name', 'updatedAt'] },
  create: { needs: ['businesses.create'] },
  get: { needs: ['businesses.view'], preload: businessRelations },
  update: {
    needs: ['businesses.update', 'businesses.update.self'],
    refuses: { 403: 'The business is not one of the caller’s' },
  },
  delete: {
    needs: ['businesses.delete', 'businesses.delete.self'],
    refuses: { 403: 'The business is not one of the caller’s', 409: 'The business has bought something' },
  },
  'users.list': {
    needs: ['businesses.users.view'],
    preload: userRelations,
    search: ['name', 'username'],
    sort: ['name', 'username', 'updatedAt'],
    refuses: { 403: 'The business is not one of the caller’s' },
  },
  'users.assign': {
    needs: ['businesses.users.assign'],
    refuses: { 403: 'The business is not one of the caller’s, or the user belongs to another one' },
  },
  'users.unassign': {
    needs: ['businesses.users.unassign'],
    refuses: { 403: 'The business is not one of the caller’s', 409: 'The user owns the business' },
  },
} as const satisfies Record<Action, Terms>
