import { useEffect, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import type { ListSelection } from '#patterns/list/selection/selection.ts'

type Part = typeof import('#patterns/list/selection/selecting.tsx')
let loaded: Part | undefined

/**
 * Returns the selection of a list; undefined until its file is loaded, after the rows (src/app/prefetch-overlays.ts). If
 * this file fails to load, the list works without selection.
 */
export function useSelecting<Row extends { id: string }>(): ListSelection<Row> | undefined {
  const [selection, setSelection] = useState(() => loaded?.createSelection<Row>())
  useEffect(() => {
    if (selection) return
    const left = new AbortController()
    const load = async () => {
      await whenIdle(left.signal)
      loaded = await import('#patterns/list/selection/selecting.tsx')
      if (!left.signal.aborted) setSelection(loaded.createSelection<Row>())
    }
    load().catch(() => null)
    return () => left.abort()
  }, [selection])
  return selection
}
