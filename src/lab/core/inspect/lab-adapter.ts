import type { AnyActor, InspectionEvent } from 'xstate'
import { actorOf } from '#lab/core/run/actors.ts'
import { messageOf, snapshotMessage, startMessages } from './event-messages.ts'
import type { InspectedEvent, InspectionMessage } from './inspected-event.ts'
import {
  type Command,
  type Connection,
  connectByChannel,
  connectBySocket,
  helloText,
  readCommand,
  stateRequest,
  watchRequest,
} from './lab-connection.ts'
import type { LabOptions } from './lab-options.ts'
import { maskFields } from './safe-payload.ts'

/** Server of `npm run lab -- --inspect`. */
const labAddress = 'ws://127.0.0.1:5180/inspect'

/** Time in ms until sending stops after the last request of a lab. Browsers slow down the timers of hidden tabs. */
const patience = 120_000

/** Limits of the events that are buffered until the connection opens: number, and time in ms since the first root actor. */
const mostDeferred = 200
const deferFor = 1000

/** Number of stored messages about failed actors, for labs that open later. */
const mostFailures = 20

const isBrowser = typeof location !== 'undefined'

/** Identifies the page or process, even if it creates several adapters. */
const id = String(performance.timeOrigin)

const describeApp = () => ({
  id,
  name: isBrowser ? (globalThis.document?.title ?? 'Worker') : (process.argv[1]?.split(/[\\/]/).at(-1) ?? ''),
  place: isBrowser ? location.host : `Node process ${process.pid}`,
})

const isRunning = (root: WeakRef<AnyActor>) => root.deref()?.getSnapshot()?.status === 'active'

/**
 * Sends the inspection events of an app's actors to the lab: `createActor(machine, { inspect: toLab() })`. A text as
 * the argument is the address.
 *
 * - Browsers send to a lab on the same origin; with `address`, to the lab's server. Node always uses the server.
 * - Sends nothing while no lab listens. A lab that opens later gets the running actors with definitions and snapshots, and
 *   the latest failed actors.
 * - Masks secrets and truncates large values before sending.
 * - Node keeps the process running until the root actors have ended, because the connection is open.
 */
export function toLab(options: LabOptions | string = {}): (event: InspectionEvent) => void {
  const {
    address = isBrowser ? undefined : labAddress,
    control = false,
    mask = [],
    keep,
  }: LabOptions = typeof options === 'string' ? { address: options } : options
  maskFields(mask)
  const restore = typeof control === 'object' ? control.restore : undefined
  const accepted = [...(control ? ['send' as const] : []), ...(restore ? ['restore' as const] : [])]
  let roots: WeakRef<AnyActor>[] = []
  /** Actors by session id, until they are stopped. A failed or finished actor can be restored. */
  const known = new Map<string, WeakRef<AnyActor>>()
  let connection: Connection | null = null
  let watchedUntil = 0
  let deferred: InspectedEvent[] | null = []
  let openedAt = 0
  const failed = new WeakSet<AnyActor>()
  let failures: InspectedEvent[] = []
  const isWatched = () => Date.now() < watchedUntil

  const messageWith = (event: InspectedEvent | null, hasEnded = false): InspectionMessage => ({
    app: { ...describeApp(), hasEnded },
    event: event?.type === '@xstate.actor' ? { ...event, control: accepted } : event,
  })
  const send = (...args: Parameters<typeof messageWith>) => connection?.send(JSON.stringify(messageWith(...args)))
  const end = () => isWatched() && send(null, true)
  function record(event: InspectedEvent) {
    const dated = { createdAt: Date.now(), ...event }
    keep?.(messageWith(dated), onText)
    if (isWatched()) send(dated)
    else if (deferred && deferred.length < mostDeferred && Date.now() < openedAt + deferFor) deferred.push(dated)
    else deferred = null
  }
  function obey({ app, session, event, snapshot }: Command) {
    const actor = app === id ? known.get(session)?.deref() : undefined
    if (actor && event && control) actor.send(event)
    if (actor && snapshot) restore?.({ children: {}, historyValue: {}, ...snapshot } as never, actor)
  }
  function onText(text: unknown) {
    const command = readCommand(text)
    if (command) obey(command)
    if (text !== watchRequest && text !== stateRequest) return
    const isNew = text === stateRequest || !isWatched()
    watchedUntil = Date.now() + patience
    send(null)
    if (!isNew) return
    for (const event of deferred ?? [...roots.flatMap(root => startMessages(root.deref())), ...failures]) send(event)
    deferred = null
  }
  const handlers = { onText, onOpen: () => connection?.send(helloText) }
  const connect = () => (address === undefined ? connectByChannel(handlers) : connectBySocket(address, handlers))

  /** Reports an error of the actor, which XState does not inspect. Closes the connection after the last root. */
  function settle(actor: AnyActor) {
    const status = actor.getSnapshot()?.status
    if (status === 'stopped') known.delete(actor.sessionId)
    if (status === 'error' && !failed.has(actor)) {
      failed.add(actor)
      record(snapshotMessage(actor))
      const createdAt = Date.now()
      failures = [...failures, ...startMessages(actor).map(event => ({ ...event, createdAt }))].slice(-mostFailures)
    }
    if (isBrowser || roots.some(isRunning)) return
    end()
    connection?.close()
    connection = null
  }
  return event => {
    const actor = actorOf(event.actorRef)
    if (event.type === '@xstate.actor' && !actor._parent) {
      roots = [...roots.filter(root => root.deref()), new WeakRef(actor)]
      if (!connection && isBrowser) addEventListener('pagehide', end)
      connection ??= connect()
      openedAt ||= Date.now()
    }
    if (event.type === '@xstate.actor') known.set(actor.sessionId, new WeakRef(actor))
    const message = keep || deferred || isWatched() ? messageOf(event) : null
    if (message) record(message)
    queueMicrotask(() => settle(actor))
  }
}
