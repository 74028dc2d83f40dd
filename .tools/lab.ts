// Starts the app with the mock for development, and prints the lab's URL.
// - `npm run lab -- path/to/file.ts` opens the machines of any file, also of another project.
// - `--inspect` also connects apps on other origins and Node processes.
// - `--host` makes the server available to other devices in the network.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, searchForWorkspaceRoot } from 'vite'
import { relayInspection } from './lab-relay.ts'
import { inProject } from './root.ts'

const {
  values: { inspect, host },
  positionals: [given],
} = parseArgs({
  options: { inspect: { type: 'boolean', default: false }, host: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const file = given === undefined ? null : resolve(process.env.INIT_CWD ?? '', given).replaceAll('\\', '/')
if (file !== null && !existsSync(file)) throw new Error(`There is no file ${file}`)

// Without the mock, the app does not include the lab.
process.env.VITE_API = 'mock'
if (inspect) process.env.VITE_INSPECT = 'true'
const server = await createServer({
  configFile: inProject('vite.config.ts'),
  // The file's packages come from its own project, except xstate: the lab runs machines with its own version.
  resolve: { dedupe: ['xstate'] },
  server: {
    ...(host && { host }),
    fs: { allow: [inProject(), ...(file === null ? [] : [searchForWorkspaceRoot(dirname(file))])] },
  },
})
await server.listen()
const [address = ''] = [
  ...(server.resolvedUrls?.network ?? []).slice(0, host ? 1 : 0),
  ...(server.resolvedUrls?.local ?? []),
]
if (inspect && server.httpServer) relayInspection(server.httpServer)

const page = file === null ? (inspect ? 'lab/inspect' : 'lab') : `lab/open?${new URLSearchParams({ file })}`
console.log(`\nThe machine lab is at ${address}${page}\n`)
if (inspect) {
  const socket = `${address.replace('http', 'ws')}inspect`
  console.log(`Add one of these to the app:
  createActor(machine, { inspect: toLab('${socket}') })
  createWebSocketInspector({ url: '${socket}' })
`)
}
console.log('Ctrl+C stops it.')
