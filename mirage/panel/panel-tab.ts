import type { ReactNode } from 'react'

export type PanelTab = {
  id: string
  label: string
  /** Returns the tab's content. Called each time the tab opens. */
  load: () => Promise<ReactNode>
}
