/**
 * Makes the page's mock imitate this server, unless the URL names one. Runs in the page before all other scripts. A
 * visit that has already begun keeps its server.
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
