// Starts the app with the mock for development, and prints the lab's URL. `npm run lab -- path/to/file.ts` opens the
// machines of any file in any project. `--inspect` connects apps on other origins and Node processes. `--host`
// makes the server available to other devices in the network.
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { fileIn, labServer } from '../src/lab/server/lab-server.ts'
import { inProject } from './root.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { inspect: { type: 'boolean', default: false }, host: { type: 'boolean', default: false } },
})
const [argument] = positionals
const path = argument === undefined ? null : resolve(process.env.INIT_CWD ?? '', argument)
const folder = path === null ? inProject() : dirname(path)
const file = path === null ? null : fileIn(folder, path)

// Without the mock, the app does not include the lab.
process.env.VITE_API = 'mock'
const server = await createServer({
  configFile: inProject('vite.config.ts'),
  plugins: [labServer({ folder, inspect: values.inspect })],
  server: values.host ? { host: true } : {},
})
await server.listen()
const { local = [], network = [] } = server.resolvedUrls ?? {}
const [address = ''] = values.host ? [...network, ...local] : local
const page = file === null ? '' : `/open?${new URLSearchParams({ file })}`

console.log(`\nThe machine lab is at ${address}lab${values.inspect && file === null ? '/inspect' : page}\n`)
if (values.inspect) {
  const socket = `${address.replace('http', 'ws')}inspect`
  console.log(`Add one of these lines to the app:
  createActor(machine, { inspect: toLab('${socket}') })
  createWebSocketInspector({ url: '${socket}' })
`)
}
console.log('Ctrl+C stops it.')
