import { fromPromise } from 'xstate'
import type { Api } from '#api/api.ts'
import { findMaterials } from '#api/find-materials.ts'
import { beginningsOf, mostSimilarTo } from '#domain/trades/similar-material.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Returns an actor that finds the materials that match a term. */
export const findingMaterials = (materials: Api['materials']) =>
  fromPromise<readonly CatalogueMaterial[], { term: string }>(({ input: { term }, signal }) =>
    findMaterials(materials.list, term, signal),
  )

/** Returns an actor that finds the materials that match a term. If none matches, finds the most similar material. */
export const findingOrNear = (materials: Api['materials']) =>
  fromPromise<readonly CatalogueMaterial[], { term: string }>(async ({ input: { term }, signal }) => {
    const found = await findMaterials(materials.list, term, signal)
    if (found.length > 0) return found
    const candidates = await Promise.all(
      beginningsOf(term).map(letters => findMaterials(materials.list, letters, signal)),
    )
    const nearest = mostSimilarTo(term, candidates.flat())
    return nearest ? [nearest] : []
  })
