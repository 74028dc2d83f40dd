import { createRoot } from 'react-dom/client'
import type { SituationFault } from '#mirage/situation/situation.ts'
import { Launcher } from './launcher.tsx'
import { Faults } from './link-faults.tsx'
import type { Source } from './panel-source.ts'

/** A place of the mock's own at the end of the page. */
function place() {
  const host = document.createElement('div')
  // What react-aria leaves alone while a dialog of the app is open, so that the panel works there as well.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  return host
}

/** Puts the button of the panel on the page; gives a function that takes it away. */
export function mountPanel(source: Source): () => void {
  const host = place()
  const root = createRoot(host)
  root.render(<Launcher source={source} />)
  return () => {
    root.unmount()
    host.remove()
  }
}

/** Shows what cannot be read of a situation, in place of the app, until somebody wants to start without it. */
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
