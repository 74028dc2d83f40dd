import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import type { SlipSize } from '#domain/preferences.ts'
import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import type { Slip } from './slip.ts'
import { SlipRoll } from './slip-roll.tsx'
import * as css from './slip-sheet.css.ts'
import { SlipSheet } from './slip-sheet.tsx'

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

const millimetre = 96 / 25.4
/** Above and below what is printed on a roll (src/theme/print.css), and what rounding may take of it. */
const rollMargins = 8 + 1

/** Cuts the roll where what is printed on it ends. */
function useRollLength(size: SlipSize) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const cut = () => {
      const height = paper.current?.scrollHeight ?? 0
      if (height > 0) style.setProperty('--roll-length', `${Math.ceil(height / millimetre) + rollMargins}mm`)
    }
    if (size !== '80mm') return
    addEventListener('beforeprint', cut)
    return () => {
      removeEventListener('beforeprint', cut)
      style.removeProperty('--roll-length')
    }
  }, [size])
  return paper
}

/** The slip, laid out unseen all the while, so that its length is known when it is printed. */
export function PrintedSlip({ size, ...slip }: Omit<Slip, 'printed'> & { size: SlipSize }) {
  const { now } = useEnvironment()
  const { name } = useUser()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const stamp = () => flushSync(() => setAt(now()))
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [now])
  const paper = useRollLength(size)
  const Paper = size === 'a4' ? SlipSheet : SlipRoll
  return (
    <div className={css.unseen} aria-hidden="true">
      <div ref={paper} data-paper={size}>
        <Paper {...slip} printed={{ at: new Date(at).toISOString(), by: name }} />
      </div>
    </div>
  )
}
