import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startApiServer } from '#tests/api-server/api-server.ts'
import { buildForHome, home } from '#tests/api-server/one-origin.ts'
import { command } from '#tools/command.ts'
import { headerFiles } from '#tools/headers/plugin.ts'
import { inProject } from '#tools/root.ts'
import { serve } from '#tools/serve.ts'

const username = 'naledi@umhlangametals.example'
const list = '/business/transactions?pageSize=25'
const folders = { product: '.cache/load/product', floor: '.cache/load/floor' }

/** A site with a list of transactions, 25 to a page. */
export type ListSite = {
  /** The address of the list; of the demo, one that also signs in and answers at once. */
  list: string
  /** The cookies that sign in. */
  cookies: ReturnType<Awaited<ReturnType<typeof startApiServer>>['signInAs']>[]
  /** What the app stored of its last user: without it, the first call waits for the session check. */
  lastUser: string
}

const buildFloor = () =>
  build({
    configFile: false,
    root: inProject('tests/bench/floor'),
    logLevel: 'error',
    plugins: [react(), headerFiles(null)],
    build: {
      outDir: inProject(folders.floor),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  })

async function buildDemo() {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  if (!built.succeeded) throw new Error(built.output)
}

/** Builds the product, the demo and the floor, and serves them; the floor from a server like that of the product. */
export async function openSites() {
  await buildForHome(folders.product)
  await buildDemo()
  await buildFloor()
  const [server, floorServer] = [
    await startApiServer({ site: folders.product }),
    await startApiServer({ site: folders.floor }),
  ]
  const demo = await serve('dist/demo')
  const lastUser = `${server.mock.store.userNamed(username)?.id} verified business *`
  return {
    server,
    product: {
      signIn: `${home}/sign-in`,
      list: home + list,
      cookies: [server.signInAs(username, 'verified', home)],
      lastUser,
    },
    floor: { list: floorServer.url + list, cookies: [floorServer.signInAs(username)], lastUser },
    demo: {
      lastUser,
      list: `${demo.url}${list}&mock-as=naledi&mock-latency=0`,
      form: `${demo.url}/business/transactions/create?mock-as=naledi&mock-latency=0`,
      cookies: [],
    },
    async close() {
      await Promise.all([server.close(), floorServer.close(), demo.close()])
    },
  }
}

export type Sites = Awaited<ReturnType<typeof openSites>>
