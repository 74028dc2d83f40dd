/** Returns a parameter of the URL, empty by default. */
export function readTerm(search: string, name: string): string {
  return new URLSearchParams(search).get(name) ?? ''
}

/** Sets a parameter in a URL search, or removes it if empty. */
export function writeTerm(search: string, name: string, term: string): string {
  const params = new URLSearchParams(search)
  if (term === '') params.delete(name)
  else params.set(name, term)
  return written(params)
}

const written = (params: URLSearchParams) => (params.size === 0 ? '' : `?${params.toString()}`)
