import type { AppDescription, InspectionMessage } from './inspected-event.ts'
import { recordApp } from './record-app.ts'

export type InspectedApp = AppDescription & ReturnType<typeof recordApp>

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
  return {
    receive({ app, event }: InspectionMessage) {
      const known = apps.get(app.id) ?? { ...app, ...recordApp() }
      apps.set(app.id, Object.assign(known, app))
      const [oldest] = apps.keys()
      if (apps.size > mostApps && oldest !== undefined) apps.delete(oldest)
      if (event) known.receive(event)
      version += 1
      if (listeners.size > 0) timer ??= setTimeout(notify, notifyAfter)
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
