/**
 * Has the mock of a page answer as this server, whatever else its link asks for. Runs in the page before everything
 * else; a visit that has begun goes on as it is.
 */
export function askForServer(name: string) {
  if (!location.protocol.startsWith('http')) return
  const url = new URL(location.href)
  const asksForMore = Array.from(url.searchParams.keys()).some(key => key.startsWith('mock-'))
  const hasBegun = sessionStorage.getItem('threereco.mock.visit') !== null
  if (url.searchParams.has('mock-server') || (hasBegun && !asksForMore)) return
  url.searchParams.set('mock-server', name)
  history.replaceState(history.state, '', url)
}
