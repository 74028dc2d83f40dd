import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Alert } from '#ui/feedback/alert.tsx'
import { detail } from './panel.css.ts'
import type { PanelTab } from './panel-tab.ts'

/** Tab that loads its content when it opens. */
export function LoadedTab({ load }: Pick<PanelTab, 'load'>) {
  const [contents, setContents] = useState<ReactNode>(<p className={detail}>Loading…</p>)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    let isOpen = true
    const show = async () => {
      const loaded = await loadNow().catch((error: unknown) => (
        <Alert kind="bad">This section could not be loaded: {String(error)}</Alert>
      ))
      if (isOpen) setContents(loaded)
    }
    void show()
    return () => {
      isOpen = false
    }
  }, [])
  return contents
}
