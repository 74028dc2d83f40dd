import { type FocusEvent, useRef, useState } from 'react'

/** Said of a text that cannot be saved as it stands. */
const refusalText = 'Choose one from the list, or empty the field'

/** Whether a window over the page took the focus, which gives it back when it closes. */
function isTakenByWindow({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const taker = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]')
  return taker ? !taker.contains(currentTarget) : currentTarget.closest('[inert]') !== null
}

/**
 * What is typed into a combo box and means no option yet: whether somebody is still at it, and whether a save refused
 * it. `text` is what stands in the field; spread `entry` on its `Entry`, and put `root` on the element around that.
 */
export function useTyping(text: string) {
  const root = useRef<HTMLDivElement>(null)
  const isTaken = useRef(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (refused !== null && refused !== text) setRefused(null)
  return {
    root,
    /**
     * Whether somebody is still in the field. react-aria closes its list, and with it ends what is typed, also when the
     * page is scrolled, and when a window takes the focus: then the search goes on.
     */
    isUnderWay: () => isTaken.current || (root.current?.contains(document.activeElement) ?? false),
    /** Why it was not saved; empty when nothing was refused. */
    refusal: refused === text ? refusalText : '',
    entry: {
      onRefuse: () => setRefused(text),
      onLeave: (event: FocusEvent<HTMLElement>) => {
        isTaken.current = isTakenByWindow(event)
      },
      /** Gives whether the focus comes back from a window. */
      onReturn: () => {
        const isBack = isTaken.current
        isTaken.current = false
        return isBack
      },
    },
  }
}
