// Starts the app with the mock for development, and prints the lab's URL. `npm run lab -- path/to/file.ts` opens the
// machines of any file in any project. `--inspect` connects apps on other origins and Node processes. `--host`
// makes the server available to other devices in the network.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, searchForWorkspaceRoot } from 'vite'
import { relayInspection } from './lab-relay.ts'
import { inProject } from './root.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { inspect: { type: 'boolean', default: false }, host: { type: 'boolean', default: false } },
})
const [argument] = positionals
const file = argument === undefined ? null : resolve(process.env.INIT_CWD ?? '', argument).replaceAll('\\', '/')
if (file !== null && !existsSync(file)) throw new Error(`There is no file ${file}`)

// Without the mock, the app does not include the lab.
process.env.VITE_API = 'mock'
if (values.inspect) process.env.VITE_INSPECT = 'true'
const server = await createServer({
  configFile: inProject('vite.config.ts'),
  // The file's packages come from its own project, except xstate: the lab runs machines with its own version.
  resolve: { dedupe: ['xstate'] },
  server: {
    fs: { allow: [inProject(), ...(file === null ? [] : [searchForWorkspaceRoot(dirname(file))])] },
    ...(values.host ? { host: true } : {}),
  },
})
await server.listen()
const { local = [], network = [] } = server.resolvedUrls ?? {}
const [address = ''] = values.host ? [...network, ...local] : local
const page = file === null ? '' : `/open?${new URLSearchParams({ file })}`

console.log(`\nThe machine lab is at ${address}lab${values.inspect && file === null ? '/inspect' : page}\n`)
if (values.inspect && server.httpServer) {
  relayInspection(server.httpServer)
  const socket = `${address.replace('http', 'ws')}inspect`
  console.log(`Add one of these lines to the app:
  createActor(machine, { inspect: toLab('${socket}') })
  createWebSocketInspector({ url: '${socket}' })
`)
}
console.log('Ctrl+C stops it.')
