import type { Instrument } from '#actors/make-actor.ts'
import { createInspection } from '#lab/core/inspect/inspection.ts'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'

/**
 * Live mode: returns the instrumentation for the app's actors, and a tab for the mock's panel. Opening the tab loads
 * the lab. Labs in other tabs receive the same events.
 */
export function watchMachines() {
  const inspection = createInspection()
  const inspect = toLab({ control: true, keep: (...message) => inspection.receive(...message) })
  const instrument: Instrument = (logic, options) => [logic, { ...options, inspect }]
  return {
    instrument,
    tab: {
      id: 'machines',
      label: 'Machines',
      load: async () => {
        const { machinesTab } = await import('./machines-tab.tsx')
        return machinesTab(inspection)
      },
    },
  }
}
