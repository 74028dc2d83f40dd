import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import type { SlipSize } from '#domain/preferences.ts'
import { t } from '#messages/message.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { isToPrint } from '#routing/copy-search.ts'
import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import type { Slip } from './slip.ts'
import { SlipRoll } from './slip-roll.tsx'
import * as css from './slip-sheet.css.ts'
import { SlipSheet } from './slip-sheet.tsx'

const sizes: ReadonlyArray<{ id: SlipSize; label: string }> = [
  { id: 'a4', label: t('A4 sheet') },
  { id: '80mm', label: t('80 mm roll') },
]

/** Button and menu to print the slip on the chosen paper size; the last chosen size is first. */
export function PrintSlip({ size, onSize }: { size: SlipSize; onSize: (size: SlipSize) => void }) {
  const { button, menu, ui } = useMenu()
  const print = (chosen: SlipSize) => {
    // Renders the slip in the chosen size before the browser captures the page.
    flushSync(() => onSize(chosen))
    window.print()
  }
  return (
    <>
      <Button icon="printer" {...button}>
        {t('Print slip')}
      </Button>
      {ui ? (
        <ui.Menu label={t('Print slip')} {...menu}>
          {sizes
            .toSorted((a, b) => Number(b.id === size) - Number(a.id === size))
            .map(({ id, label }) => (
              <ui.MenuItem key={id} icon="printer" onAction={() => print(id)}>
                {label}
              </ui.MenuItem>
            ))}
        </ui.Menu>
      ) : null}
    </>
  )
}

/**
 * Prints the slip if the URL asks for it, then removes that from the URL. `isReady`: the details are loaded or failed.
 * Without `isReadable`, prints nothing.
 */
export function usePrintOnArrival({ isReady, isReadable }: { isReady: boolean; isReadable: boolean }) {
  const [path, navigate] = useLocation()
  const isDue = isToPrint(useSearch()) && isReady
  const print = useEffectEvent(() => {
    if (isReadable) window.print()
    navigate(path, { replace: true })
  })
  useEffect(() => {
    if (!isDue) return
    // A separate task, because the slip renders again before it prints.
    const timer = setTimeout(() => print())
    return () => clearTimeout(timer)
  }, [isDue])
}

const millimetre = 96 / 25.4
/** Top and bottom margins of roll paper in mm (src/theme/print.css), plus 1 mm for rounding. */
const rollMargins = 8 + 1

/** Sets the page length of roll paper to the height of the slip. */
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

/** The slip for printing. Hidden but laid out, so that its height is known when printing starts. */
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
