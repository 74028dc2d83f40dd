import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { readMessage } from '#lab/core/inspect/inspected-event.ts'
import { createInspection } from '#lab/core/inspect/inspection.ts'
import { helloText, stateRequest, watchRequest } from '#lab/core/inspect/lab-connection.ts'
import { relayInspection } from '#tools/lab-relay.ts'

/** Starts the server of a lab on a free port, until the end of the test. */
export async function startRelay() {
  const server = createServer()
  relayInspection(server)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/inspect`
}

/** Connects a lab to the server, until the end of the test. */
export async function openLab(address: string) {
  const inspection = createInspection()
  const socket = new WebSocket(address)
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (message) inspection.receive(message)
    else if (data === helloText) socket.send(watchRequest)
  })
  await new Promise(resolve => {
    socket.addEventListener('open', resolve)
  })
  socket.send(stateRequest)
  onTestFinished(() => socket.close())
  return inspection
}
