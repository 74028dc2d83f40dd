import { creationOf } from '#schemas/common.ts'
import { itemOf, pageOf } from '#schemas/envelope.ts'
import { material, materialBody } from '#schemas/material.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'

type Action = PrefixedActions<'materials'>

export const materialShapes = {
  list: { answer: pageOf(material) },
  create: { body: creationOf(materialBody), answer: itemOf(material) },
  get: { answer: itemOf(material) },
  update: { body: materialBody, answer: itemOf(material) },
  delete: done,
} as const satisfies Record<Action, Shape>

/** Columns for search and sort. */
const columns = ['name', 'gwCode', 'carbonFactor'] as const

export const materialTerms = {
  list: { needs: ['materials.view'], search: columns, sort: [...columns, 'updatedAt'] },
  create: { needs: ['materials.create'], refuses: { 409: 'The name is taken' } },
  get: { needs: ['materials.view'] },
  update: { needs: ['materials.update'], refuses: { 409: 'The name is taken' } },
  delete: { needs: ['materials.delete'] },
} as const satisfies Record<Action, Terms>
