import type { AppDescription, InspectionMessage } from './inspected-event.ts'
import { recordApp } from './record-app.ts'

export type InspectedApp = AppDescription & ReturnType<typeof recordApp>

/** Number of apps. The oldest app is dropped first. */
const mostApps = 8

/** Records what several apps send. Apps keep their actors and messages after they disconnect. */
export function createInspection() {
  const apps = new Map<string, InspectedApp>()
  const listeners = new Set<() => void>()
  let version = 0
  return {
    receive({ app, event }: InspectionMessage) {
      const known = apps.get(app.id) ?? { ...app, ...recordApp() }
      apps.set(app.id, Object.assign(known, app))
      const [oldest] = apps.keys()
      if (apps.size > mostApps && oldest !== undefined) apps.delete(oldest)
      if (event) known.receive(event)
      version += 1
      for (const listener of listeners) listener()
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
