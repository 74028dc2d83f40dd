import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Twist = {
  /** Changes a request before the server receives it. */
  onRequest?: (url: URL) => void
  /** Changes the text of a response. */
  onResponse?: (text: string, request: { method: string; path: string }) => string
}

/** Starts a proxy that changes requests and responses. */
export async function startTwistedServer(origin: string, { onRequest, onResponse = text => text }: Twist) {
  async function pass(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin)
    onRequest?.(url)
    const { method = 'GET', headers } = request
    const body = await text(request)
    const answer = await fetch(url, {
      method,
      headers: {
        accept: headers.accept ?? '',
        cookie: headers.cookie ?? '',
        ...(body !== '' && { 'content-type': headers['content-type'] ?? '' }),
      },
      ...(body !== '' && { body }),
    })
    const sent = onResponse(await answer.text(), { method, path: url.pathname })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type, 'set-cookie': answer.headers.getSetCookie() }).end(sent)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
