import { createRoot } from 'react-dom/client'
import type { SituationFault } from '#mirage/situation/situation.ts'
import { Launcher } from './launcher.tsx'
import { Faults } from './link-faults.tsx'
import type { Source } from './panel-source.ts'
import type { PanelTab } from './panel-tab.ts'

/** Appends a host element for the mock to the page. */
function place() {
  const host = document.createElement('div')
  // With this attribute, react-aria keeps the element usable while a dialog of the app is open.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  return host
}

/**
 * Adds the panel's launcher button to the page. `tabs` are additional panel tabs. Returns a function that removes the
 * button.
 */
export function mountPanel(source: Source, tabs: readonly PanelTab[]): () => void {
  const host = place()
  const root = createRoot(host)
  root.render(<Launcher source={source} tabs={tabs} />)
  return () => {
    root.unmount()
    host.remove()
  }
}

/** Shows the errors of a situation instead of the app. Resolves when the user chooses to start with defaults. */
export function showFaults(faults: readonly SituationFault[]): Promise<void> {
  const host = place()
  const root = createRoot(host)
  return new Promise(resolve => {
    const goOn = () => {
      root.unmount()
      host.remove()
      resolve()
    }
    root.render(<Faults faults={faults} onStart={goOn} />)
  })
}
