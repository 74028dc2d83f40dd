import type { InspectionEvent } from 'xstate'
import type { Instrument } from '#actors/make-actor.ts'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'
import { recordActors } from './recorder.ts'

/**
 * Live mode: returns the instrumentation for the app's actors, and a tab for the mock's panel. Opening the tab loads
 * the lab.
 */
export function watchMachines() {
  const { inspect: record, recording } = recordActors()
  const send = toLab()
  const inspect = (event: InspectionEvent) => {
    record(event)
    send(event)
  }
  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  return {
    instrument,
    tab: {
      id: 'machines',
      label: 'Machines',
      load: async () => {
        const { machinesTab } = await import('./machines-tab.tsx')
        return machinesTab(recording)
      },
    },
  }
}
