import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'
import { createApi, type SessionApi } from '#api/api.ts'
import { type AuthenticationCalls, authenticationCalls } from '#api/authentication-calls.ts'
import { createClient } from '#api/client.ts'

export type Received = {
  method: string
  path: string
  search: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
type Answer =
  | { status?: number; headers?: Record<string, string>; body?: string }
  | 'never'
  | 'hang up'
  | 'break off'
  | 'stall'

/** A local HTTP server that sends prepared responses in order and records its requests. */
export async function startServer() {
  const answers: Answer[] = []
  const received: Received[] = []
  const server = createServer((request, response) => {
    void reply(request, response)
  })

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    received.push({
      method: request.method ?? '',
      path: url.pathname,
      search: url.searchParams,
      headers: request.headers,
      body: await text(request),
    })
    const answer = answers.shift() ?? { status: 500, body: 'The test gave no answer for this call.' }
    if (answer === 'never') return
    if (answer === 'hang up') {
      response.destroy()
      return
    }
    if (answer === 'break off' || answer === 'stall') {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"items":')
      if (answer === 'break off') setImmediate(() => response.destroy())
      return
    }
    response.writeHead(answer.status ?? 200, answer.headers)
    response.end(answer.body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    answer: (...next: Answer[]) => answers.push(...next),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A server for each test, and an API client for it. */
export function apiForEachTest() {
  let server: Awaited<ReturnType<typeof startServer>>
  let api: SessionApi
  let authentication: AuthenticationCalls
  beforeEach(async () => {
    server = await startServer()
    const client = createClient({ address: server.address })
    api = createApi(client, { firstRetry: 1 })
    authentication = authenticationCalls(client)
  })
  afterEach(() => server.stop())
  return { server: () => server, api: () => api, authentication: () => authentication }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
