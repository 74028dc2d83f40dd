/** Returns a URL parameter, or '' if the URL does not have it. */
export function readTerm(search: string, name: string): string {
  return new URLSearchParams(search).get(name) ?? ''
}

/** Sets a parameter in a URL query string, or removes the parameter if `term` is empty. */
export function writeTerm(search: string, name: string, term: string): string {
  const params = new URLSearchParams(search)
  if (term === '') params.delete(name)
  else params.set(name, term)
  return written(params)
}

const written = (params: URLSearchParams) => (params.size === 0 ? '' : `?${params.toString()}`)
