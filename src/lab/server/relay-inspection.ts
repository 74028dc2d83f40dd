import type { IncomingMessage, Server } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import { isIP } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Path of the WebSocket. */
const path = '/inspect'

/** Limits: the size of a message in bytes, the number of connections, and the messages stored per connection. */
const largest = 1_000_000
const mostSockets = 50
const mostStored = 200

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '')

/**
 * True if the request comes from Node, from a page on this computer, or from a page at the same IP address. A host name
 * is not enough, because other sites can point their names to this computer.
 */
function isTrusted({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  const from = hostOf(origin)
  return loopback.has(from) || (isIP(from) > 0 && from === hostOf(`http://${host}`))
}

/**
 * Returns the message of an app as text. Adds a description to messages of `@statelyai/inspect`, which have none.
 * Returns null for requests and for texts that are not JSON.
 */
function describe(text: string, id: number): string | null {
  if (!text.startsWith('{')) return null
  if (!text.includes('"_version"')) return text
  return `{"app":{"id":"socket ${id}","name":"","place":"WebSocket"},"event":${text}}`
}

/**
 * Relays messages between apps and labs at `/inspect`: each message goes to all other connections. Stores the messages
 * of apps with `@statelyai/inspect` for labs that open later, because these apps can't resend their state.
 */
export function relayInspection(server: Server | Http2SecureServer): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largest })
  const stored = new Map<number, string[]>()
  let count = 0

  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== path) return
    if (!isTrusted(request) || sockets.clients.size >= mostSockets) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, opened => {
      count += 1
      relay(opened, count)
    })
  })

  function relay(socket: WebSocket, id: number) {
    const mine: string[] = []
    stored.set(id, mine)
    for (const text of [...stored.values()].flat()) socket.send(text)
    socket.on('message', (data: Buffer) => {
      const message = data.toString()
      const text = describe(message, id) ?? message
      if (text !== message) stored.set(id, [...(stored.get(id) ?? []), text].slice(-mostStored))
      for (const other of sockets.clients) if (other !== socket && other.readyState === other.OPEN) other.send(text)
    })
    socket.on('close', () => stored.delete(id))
    // A malformed frame closes the connection. Without a listener, it would stop the server.
    socket.on('error', () => socket.terminate())
  }
}
