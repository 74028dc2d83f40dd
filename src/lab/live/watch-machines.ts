import { recordActors } from './recorder.ts'

/**
 * Live mode: gives what the actors of the app are made through, and a tab for the mock's panel that shows them. The tab is
 * loaded when it is opened, and all of the lab with it.
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
