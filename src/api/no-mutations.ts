/*
 * What a build has in place of two files of query-core: writes do not go through it, and no list of this product grows page
 * by page. Two kilobytes less before the first rows.
 */

/** As in query-core's mutationCache.js, for an app without mutations. */
export class MutationCache {
  clear = () => undefined
  findAll = () => []
  resumePausedMutations = () => Promise.resolve()
}

const missing = (): never => {
  throw new Error('Queries that grow page by page are left out of this build')
}

export const infiniteQueryBehavior = missing
export const hasNextPage = missing
export const hasPreviousPage = missing
