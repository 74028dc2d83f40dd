/** Name of the channel between apps and labs on the same origin. */
const labChannel = 'xstate-lab'

/** Text of an app that starts. Labs respond with a request. */
export const helloText = 'app.hello'

/** Texts of a lab: `stateRequest` when it opens, for the running actors; `watchRequest` repeatedly, for new events. */
export const stateRequest = 'lab.state'
export const watchRequest = 'lab.watch'

/**
 * Start of a lab's text with a command as JSON. The command sends an event to an actor, or passes a snapshot to the app.
 * Servers relay the text unchanged, because it does not start like JSON.
 */
const commandStart = 'lab.command '
export type Command = { app: string; session: string; event?: { type: string }; snapshot?: object }
export const commandText = (command: Command) => commandStart + JSON.stringify(command)

/** Returns the command in a lab's text; null for other texts. */
export const readCommand = (text: unknown): Command | null =>
  typeof text === 'string' && text.startsWith(commandStart) ? JSON.parse(text.slice(commandStart.length)) : null

export type Connection = {
  /** Does nothing while the connection is closed. */
  send: (text: string) => void
  close: () => void
}

type Handlers = { onOpen: () => void; onText: (text: unknown) => void }

/** Connects to other tabs and windows of the same origin. */
export function connectByChannel({ onOpen, onText }: Handlers): Connection {
  const channel = new BroadcastChannel(labChannel)
  channel.addEventListener('message', ({ data }) => onText(data))
  queueMicrotask(onOpen)
  return { send: text => channel.postMessage(text), close: () => channel.close() }
}

/** Time in ms between attempts to connect. */
const retryAfter = 2000

/** Connects to the server of a lab. Retries until closed. In Node, the waiting time does not keep the process running. */
export function connectBySocket(address: string, { onOpen, onText }: Handlers): Connection {
  if (typeof WebSocket === 'undefined') {
    process.emitWarning('toLab needs Node.js 22, or a WebSocket in globalThis. It sends nothing.')
    return { send: () => undefined, close: () => undefined }
  }
  let socket: WebSocket
  let isClosed = false
  const open = () => {
    if (isClosed) return
    socket = new WebSocket(address)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => onText(data))
    socket.addEventListener('close', () => {
      const timer: { unref?: () => void } | number = setTimeout(open, retryAfter)
      if (typeof timer === 'object') timer.unref?.()
    })
  }
  open()
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}
