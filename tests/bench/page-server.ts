import { createServer } from 'vite'
import { inProject } from '#tools/root.ts'

/** Serves pages of the project's source on a free port. `url` has no slash at the end. */
export async function servePages() {
  const server = await createServer({
    configFile: inProject('vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, hmr: false },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (url === undefined) throw new Error('The server for the page has no address')
  return { url, close: () => server.close() }
}
