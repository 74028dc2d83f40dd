import { flushSync } from 'react-dom'
import type { SlipSize } from '#domain/preferences.ts'
import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

const loadItems = async () => (await import('./print-menu-items.tsx')).PrintMenuItems

/** Prints the slip that is on the screen unseen, on what is chosen. */
export function PrintSlip({ size, onSize }: { size: SlipSize; onSize: (size: SlipSize) => void }) {
  const { button, menu, Items } = useMenu(loadItems)
  const print = (chosen: SlipSize) => {
    // The slip of that size has to be there when the browser takes what it prints.
    flushSync(() => onSize(chosen))
    window.print()
  }
  return (
    <>
      <Button icon="printer" {...button}>
        Print slip
      </Button>
      {Items ? <Items menu={menu} last={size} onPrint={print} /> : null}
    </>
  )
}
