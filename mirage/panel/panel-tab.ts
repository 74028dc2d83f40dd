import type { ReactNode } from 'react'

/** A tab of the panel that is not of the mock itself. */
export type PanelTab = {
  id: string
  label: string
  /** Gives its contents. Called each time the tab is opened. */
  load: () => Promise<ReactNode>
}
