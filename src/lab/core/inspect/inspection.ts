import type { AppDescription, InspectionMessage } from './inspected-event.ts'
import { type Command, commandText } from './lab-connection.ts'
import { recordApp } from './record-app.ts'

export type InspectedApp = AppDescription &
  ReturnType<typeof recordApp> & {
    /** Number of requests since the last answer; null for an app that has never answered, such as `@statelyai/inspect`. */
    unanswered: number | null
    /** Sends a command to an actor of the app. */
    command: (command: Omit<Command, 'app'>) => void
  }

/** Number of apps. The oldest app is dropped first. */
const mostApps = 8

/** Time in ms between notifications: busy apps send hundreds of messages at once, and actors start during renders. */
const notifyAfter = 16

/** Records the messages of several apps. Actors and messages remain after an app disconnects. */
export function createInspection() {
  const apps = new Map<string, InspectedApp>()
  const listeners = new Set<() => void>()
  let version = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  const notify = () => {
    timer = null
    for (const listener of listeners) listener()
  }
  const update = () => {
    version += 1
    if (listeners.size > 0) timer ??= setTimeout(notify, notifyAfter)
  }
  return {
    /** Stores a message. `send` sends a text to its app. */
    receive({ app, event }: InspectionMessage, send: (text: string) => void = () => undefined) {
      const command: InspectedApp['command'] = part => send(commandText({ app: app.id, ...part }))
      const known = apps.get(app.id) ?? { ...app, ...recordApp(), unanswered: null, command }
      if (!event || known.unanswered !== null) known.unanswered = 0
      apps.set(app.id, Object.assign(known, app, { command }))
      const [oldest] = apps.keys()
      if (apps.size > mostApps && oldest !== undefined) apps.delete(oldest)
      if (event) known.receive(event)
      update()
    },
    /** Marks the apps as ended that left two requests unanswered. The lab calls this before each request. */
    awaitAnswers() {
      for (const app of apps.values()) if (app.unanswered !== null) app.hasEnded ||= app.unanswered++ >= 2
      update()
    },
    /** Returns the apps, newest first. */
    apps: (): readonly InspectedApp[] => [...apps.values()].toReversed(),
    /** Returns a number that changes after each update. */
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Inspection = ReturnType<typeof createInspection>
