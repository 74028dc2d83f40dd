import { recordActors } from './recorder.ts'

/**
 * Live mode: returns the instrumentation for the app's actors, and a tab for the mock's panel. Opening the tab loads
 * the lab.
 */
export function watchMachines() {
  const { instrument, recording } = recordActors()
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
