import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#ui/feedback/toasts.ts'
import type { DrawerProps } from './drawer.tsx'
import * as css from './launcher.css.ts'
import { keepOpen, keepPlace, storedPlace, wasOpen } from './panel-place.ts'
import type { Source } from './panel-source.ts'
import type { PanelTab } from './panel-tab.ts'

/**
 * True for Ctrl+Alt+M. Alt Gr is excluded: Windows reports it as Ctrl+Alt, and Alt Gr+M types µ on German keyboards.
 */
const isKey = (event: KeyboardEvent) =>
  event.code === 'KeyM' &&
  event.ctrlKey &&
  event.altKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.getModifierState('AltGraph')

const browserPath = () => location.pathname + location.search + location.hash

/** Shows each message once, as a toast. */
function useMessages({ subscribe, messages }: Source) {
  useEffect(() => {
    let shown = 0
    const showNew = () => {
      for (const description of messages().slice(shown)) {
        shown += 1
        toast({ kind: 'error', title: 'Data of the mock', description, duration: 10_000 })
      }
    }
    showNew()
    return subscribe(showNew)
  }, [subscribe, messages])
}

/**
 * Loads the panel's code on first opening. Closing returns focus to the previous element, or to the launcher button if
 * that element is gone.
 */
function useDrawer(button: () => HTMLElement | null | undefined) {
  const [shown, setShown] = useState<{ Drawer: ComponentType<DrawerProps>; takesFocus: boolean } | null>(null)
  const [isReturningFocus, setReturningFocus] = useState(false)
  const cameFrom = useRef<Element>(null)
  const returnFocus = useEffectEvent(() => {
    const from = cameFrom.current
    const back = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : button()
    back?.focus()
  })
  // Runs after the render, because the button exists only while the panel is closed.
  useEffect(() => {
    if (isReturningFocus) returnFocus()
  }, [isReturningFocus])

  const open = async (takesFocus: boolean) => {
    cameFrom.current = document.activeElement
    try {
      const { Drawer } = await import('./drawer.tsx')
      setReturningFocus(false)
      setShown({ Drawer, takesFocus })
      keepOpen(true)
    } catch (error) {
      toast({ kind: 'error', title: 'The mock panel could not be loaded', description: String(error) })
    }
  }
  const close = () => {
    setShown(null)
    setReturningFocus(true)
    keepOpen(false)
  }
  return { shown, open, close }
}

/** Button and shortcut that open the panel. The button is hidden while the panel is open. */
export function Launcher({
  source,
  tabs,
  path = browserPath,
}: {
  source: Source
  tabs: readonly PanelTab[]
  path?: () => string
}) {
  const [place, setPlace] = useState(storedPlace)
  const area = useRef<HTMLElement>(null)
  const { shown, open, close } = useDrawer(() => area.current?.querySelector('button'))
  useMessages(source)

  const openAgain = useEffectEvent(() => void open(false))
  useEffect(() => {
    if (wasOpen()) openAgain()
  }, [])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    const drawer = area.current?.querySelector('dialog')
    if (!drawer) void open(true)
    else if (drawer.contains(document.activeElement)) close()
    else drawer.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // Capture phase, so that the shortcut works before the app or an open dialog handles the key.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <aside ref={area} aria-label="Mock" lang="en" dir="ltr">
      {shown ? (
        <shown.Drawer
          {...{ source, tabs, path, place }}
          takesFocus={shown.takesFocus}
          onPlace={next => {
            keepPlace(next)
            setPlace(next)
          }}
          onClose={close}
        />
      ) : (
        <button
          type="button"
          className={`${css.button} ${css.places[place]}`}
          aria-label="Mock panel"
          aria-keyshortcuts="Control+Alt+M"
          aria-haspopup="dialog"
          title="Mock panel (Ctrl+Alt+M)"
          onClick={() => void open(true)}
        >
          <svg className={css.drawing} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7.5 3h5M8.5 3v5L4.2 15.6a1 1 0 0 0 .9 1.4h9.8a1 1 0 0 0 .9-1.4L11.5 8V3M6.2 12.5h7.6" />
          </svg>
        </button>
      )}
    </aside>
  )
}
