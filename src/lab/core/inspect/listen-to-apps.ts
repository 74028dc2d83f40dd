import { readMessage, readPostedEvent } from './inspected-event.ts'
import type { Inspection } from './inspection.ts'
import {
  type Connection,
  connectByChannel,
  connectBySocket,
  helloText,
  stateRequest,
  watchRequest,
} from './lab-connection.ts'

/** Time in ms between requests. Apps stop sending after some minutes without a request. */
const repeatAfter = 20_000

/**
 * Receives the messages of apps, and requests more of them. Returns a function that stops listening. The sources are:
 *
 * - apps on the same origin
 * - the WebSocket at `address`, if it is not null
 * - the window that opened or embeds this page, with `@statelyai/inspect`
 */
export function listenToApps(inspection: Inspection, address: string | null): () => void {
  const connections: Connection[] = []
  const request = (text: string) => {
    for (const { send } of connections) send(text)
  }
  const handlers = {
    onOpen: () => request(stateRequest),
    onText: (text: unknown) => {
      const message = readMessage(text)
      if (message) inspection.receive(message, request)
      else if (text === helloText) request(watchRequest)
    },
  }
  connections.push(connectByChannel(handlers))
  if (address !== null) connections.push(connectBySocket(address, handlers))

  const source: Window | null = window.parent === window ? window.opener : window.parent
  const onPosted = ({ data, origin, source: from }: MessageEvent) => {
    const event = from === source && from !== null ? readPostedEvent(data) : null
    if (event) inspection.receive({ app: { id: 'window', name: '', place: origin, hasEnded: false }, event })
  }
  addEventListener('message', onPosted)
  // The app's origin is unknown. The request contains no data.
  source?.postMessage({ type: '@statelyai.connected' }, '*')

  const timer = setInterval(() => {
    inspection.awaitAnswers()
    request(watchRequest)
  }, repeatAfter)
  return () => {
    clearInterval(timer)
    removeEventListener('message', onPosted)
    for (const { close } of connections) close()
  }
}
