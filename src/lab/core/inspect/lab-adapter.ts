import type { AnyActor, InspectionEvent } from 'xstate'
import { actorOf } from '#lab/core/run/actors.ts'
import { messageOf, snapshotMessage, startMessages } from './event-messages.ts'
import type { InspectedEvent } from './inspected-event.ts'
import {
  type Connection,
  connectByChannel,
  connectBySocket,
  helloText,
  stateRequest,
  watchRequest,
} from './lab-connection.ts'

/** Server of `npm run lab -- --inspect`. */
const labAddress = 'ws://127.0.0.1:5173/inspect'

/** Time in ms until sending stops after the last request of a lab. Browsers slow down the timers of hidden tabs. */
const patience = 120_000

/** Limits of the events that are buffered until the connection opens: number, and time in ms since the first root actor. */
const mostDeferred = 200
const deferFor = 1000

const isBrowser = typeof location !== 'undefined'

/**
 * Describes the page or process. The time origin identifies the page or process, even if it creates several adapters.
 */
const describeApp = () => ({
  id: String(performance.timeOrigin),
  name: isBrowser ? (globalThis.document?.title ?? 'Worker') : (process.argv[1]?.split(/[\\/]/).at(-1) ?? ''),
  place: isBrowser ? location.host : `Node process ${process.pid}`,
})

const isRunning = (root: WeakRef<AnyActor>) => root.deref()?.getSnapshot()?.status === 'active'

/**
 * Sends the inspection events of an app's actors to the lab: `createActor(machine, { inspect: toLab() })`.
 *
 * - Browsers send to a lab on the same origin; with `address`, to the lab's server. Node always uses the server.
 * - Sends nothing while no lab listens. A lab that opens later gets the running actors with definitions and snapshots.
 * - Masks passwords and truncates large values before sending.
 * - With `keep`, the app itself receives each event, whether or not a lab listens.
 * - Node keeps the process running until the root actors have ended, because the connection is open.
 */
export function toLab(
  address = isBrowser ? undefined : labAddress,
  keep?: (event: InspectedEvent) => void,
): (event: InspectionEvent) => void {
  let roots: WeakRef<AnyActor>[] = []
  let connection: Connection | null = null
  let watchedUntil = 0
  let deferred: InspectedEvent[] | null = []
  let openedAt = 0
  const failed = new WeakSet<AnyActor>()
  const isWatched = () => Date.now() < watchedUntil

  const send = (event: InspectedEvent | null) => connection?.send(JSON.stringify({ app: describeApp(), event }))
  function record(event: InspectedEvent) {
    const dated = { createdAt: Date.now(), ...event }
    keep?.(dated)
    if (isWatched()) send(dated)
    else if (deferred && deferred.length < mostDeferred && Date.now() < openedAt + deferFor) deferred.push(dated)
    else deferred = null
  }
  function onText(text: unknown) {
    if (text !== watchRequest && text !== stateRequest) return
    const isNew = text === stateRequest || !isWatched()
    watchedUntil = Date.now() + patience
    send(null)
    if (!isNew) return
    for (const event of deferred ?? roots.flatMap(root => startMessages(root.deref()))) send(event)
    deferred = null
  }
  const handlers = { onText, onOpen: () => connection?.send(helloText) }
  const connect = () => (address === undefined ? connectByChannel(handlers) : connectBySocket(address, handlers))

  /** Reports an error of the actor, which XState does not inspect. Closes the connection after the last root. */
  function settle(actor: AnyActor) {
    if (actor.getSnapshot()?.status === 'error' && !failed.has(actor)) {
      failed.add(actor)
      record(snapshotMessage(actor))
    }
    if (isBrowser || roots.some(isRunning)) return
    connection?.close()
    connection = null
  }
  return event => {
    const actor = actorOf(event.actorRef)
    if (event.type === '@xstate.actor' && !actor._parent) {
      roots = [...roots.filter(root => root.deref()), new WeakRef(actor)]
      connection ??= connect()
      openedAt ||= Date.now()
    }
    if (keep || deferred || isWatched()) {
      const message = messageOf(event)
      if (message) record(message)
    } else if (isBrowser) return
    queueMicrotask(() => settle(actor))
  }
}
