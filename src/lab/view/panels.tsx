import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import * as css from './workspace.css.ts'

const titles = { details: 'Details', controls: 'Controls' } as const

type PanelProps = { side: keyof typeof titles; panels: Panels }

/** Panels at the sides of a chart. */
export type Panels = { open: typeof kept; set: (side: PanelProps['side'], isOpen: boolean) => void }

/** Open panels. Kept for the next machine, because each machine has a separate view. */
let kept: Readonly<Record<PanelProps['side'], boolean>> = { details: false, controls: true }

export function usePanels(): Panels {
  const [open, setOpen] = useState(kept)
  return useMemo(() => ({ open, set: (side, isOpen) => setOpen((kept = { ...kept, [side]: isOpen })) }), [open])
}

/** Opens and closes a panel. Windows with one column always show the panel, and have no button. */
export const PanelButton = ({ side, panels: { open, set } }: PanelProps) => (
  <span className={css.panelButton}>
    <Button
      icon={open[side] === (side === 'details') ? 'chevron-left' : 'chevron-right'}
      aria-expanded={open[side]}
      aria-controls={side}
      onPress={() => set(side, !open[side])}
    >
      {titles[side]}
    </Button>
  </span>
)

export const Panel = ({ side, panels: { open }, children }: PanelProps & { children: ReactNode }) => (
  <aside id={side} aria-label={titles[side]} className={css.panel} data-closed={!open[side] || undefined}>
    {children}
  </aside>
)
