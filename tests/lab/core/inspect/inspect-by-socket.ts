import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { readMessage } from '#lab/core/inspect/inspected-event.ts'
import { createInspection, type Inspection } from '#lab/core/inspect/inspection.ts'
import { helloText, stateRequest, watchRequest } from '#lab/core/inspect/lab-connection.ts'
import { relayInspection } from '#lab/server/relay-inspection.ts'

/** Starts the server of a lab on a free port, until the end of the test. */
export async function startRelay() {
  const server = createServer()
  relayInspection(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/inspect`
}

/** Connects a lab to the server, until the end of the test. */
export async function openLab(address: string) {
  const inspection = createInspection()
  const socket = new WebSocket(address)
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (message) inspection.receive(message, text => socket.send(text))
    else if (data === helloText) socket.send(watchRequest)
  })
  await once(socket, 'open')
  socket.send(stateRequest)
  onTestFinished(() => socket.close())
  return inspection
}

/** Returns the messages of the latest app. */
export const messagesIn = (lab: Inspection) => lab.apps()[0]?.messages() ?? []

export const messagesOf = (lab: Inspection) =>
  messagesIn(lab).map(({ from, to, words }) => `${from?.machine ?? '-'} → ${to?.machine}: ${words}`)
