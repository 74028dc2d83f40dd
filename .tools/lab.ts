// Starts the app with the mock for development, and prints the lab's URL. `--inspect` also connects apps on other origins
// and Node processes. `--host` makes the server available to other devices in the network.
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { relayInspection } from './lab-relay.ts'
import { inProject } from './root.ts'

const { inspect, host } = parseArgs({
  options: { inspect: { type: 'boolean', default: false }, host: { type: 'boolean', default: false } },
}).values

// Without the mock, the app does not include the lab.
process.env.VITE_API = 'mock'
if (inspect) process.env.VITE_INSPECT = 'true'
const server = await createServer({ configFile: inProject('vite.config.ts'), ...(host ? { server: { host } } : {}) })
await server.listen()
const [address = ''] = [
  ...(server.resolvedUrls?.network ?? []).slice(0, host ? 1 : 0),
  ...(server.resolvedUrls?.local ?? []),
]
if (inspect && server.httpServer) relayInspection(server.httpServer)

console.log(`\nThe machine lab is at ${address}lab${inspect ? '/inspect' : ''}\n`)
if (inspect) {
  const socket = `${address.replace('http', 'ws')}inspect`
  console.log(`Add one of these to the app:
  createActor(machine, { inspect: toLab('${socket}') })
  createWebSocketInspector({ url: '${socket}' })
`)
}
console.log('Ctrl+C stops it.')
