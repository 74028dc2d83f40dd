import type { AnyActor, InspectionEvent } from 'xstate'
import type { Instrument } from '#actors/make-actor.ts'
import type { InspectedEvent } from '#lab/core/inspect/inspected-event.ts'
import { createInspection, type Inspection } from '#lab/core/inspect/inspection.ts'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'
import { actorOf } from '#lab/core/run/actors.ts'

/** Inspection of the app on this page. */
export type PageInspection = {
  inspection: Inspection
  /** Returns the running actor with this session id. */
  actorAt: (session: string) => AnyActor | undefined
}

/**
 * Live mode: returns the instrumentation for the app's actors, and a tab for the mock's panel. Opening the tab loads
 * the lab. Labs in other tabs receive the same events.
 */
export function watchMachines() {
  const inspection = createInspection()
  const running = new Map<string, WeakRef<AnyActor>>()
  const app = { id: 'page', name: '', place: location.host }
  const send = toLab(undefined, (event: InspectedEvent) => inspection.receive({ app, event }))
  const inspect = (event: InspectionEvent) => {
    const actor = actorOf(event.actorRef)
    if (event.type === '@xstate.actor') running.set(actor.sessionId, new WeakRef(actor))
    if (event.type === '@xstate.snapshot' && actor.getSnapshot().status !== 'active') running.delete(actor.sessionId)
    send(event)
  }
  const page: PageInspection = { inspection, actorAt: session => running.get(session)?.deref() }
  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  return {
    instrument,
    tab: {
      id: 'machines',
      label: 'Machines',
      load: async () => {
        const { machinesTab } = await import('./machines-tab.tsx')
        return machinesTab(page)
      },
    },
  }
}
