/** One search term of a form, empty unless the address has it. */
export function readTerm(search: string, name: string): string {
  return new URLSearchParams(search).get(name) ?? ''
}

/** The search part of an address with one term changed, and left out when it is empty. */
export function writeTerm(search: string, name: string, term: string): string {
  const params = new URLSearchParams(search)
  if (term === '') params.delete(name)
  else params.set(name, term)
  return written(params)
}

const written = (params: URLSearchParams) => (params.size === 0 ? '' : `?${params.toString()}`)
