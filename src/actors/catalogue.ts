import { fromPromise } from 'xstate'
import type { Api } from '#api/api.ts'
import { findMaterials } from '#api/find-materials.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Fills a slot that finds the materials of the catalogue which a term may mean. */
export const findingMaterials = (materials: Api['materials']) =>
  fromPromise<readonly CatalogueMaterial[], { term: string }>(({ input: { term }, signal }) =>
    findMaterials(materials.list, term, signal),
  )
