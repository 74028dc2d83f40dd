const name = 'view'

/** Returns the id of the saved view in a query string, or null. */
export const viewIn = (search: string): string | null => new URLSearchParams(search).get(name)

/** Returns the query string with the id of a saved view; null removes it. */
export function withViewId(search: string, id: string | null): string {
  const params = new URLSearchParams(search)
  params.delete(name)
  if (id !== null) params.append(name, id)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Returns the part of a query string that a view saves: without page, page size and the id of a view. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const other of ['page', 'pageSize', name]) params.delete(other)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Returns the id of the list at a path, for its views: "transactions" for "/business/transactions". */
export const listAt = (path: string) => path.slice(path.lastIndexOf('/') + 1)
