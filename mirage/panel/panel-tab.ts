import type { ReactNode } from 'react'

/** A panel tab from outside the mock. */
export type PanelTab = {
  id: string
  label: string
  /** Returns the contents. Called each time the tab opens. */
  load: () => Promise<ReactNode>
}
