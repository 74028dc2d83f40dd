import { createElement, use, useState } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import type { SelectingProps, Selection } from '#patterns/selection/selection.ts'

async function fetchPart() {
  await whenIdle(new AbortController().signal)
  return (await import('#patterns/selection/selecting.tsx').catch(() => null))?.Selecting ?? null
}
let fetched: ReturnType<typeof fetchPart> | undefined

/**
 * Usually prefetched after the rows (src/app/prefetch-overlays.ts). If this file fails to load, the list works without
 * selection.
 */
function Selecting<Row extends { id: string }>(props: SelectingProps<Row>) {
  fetched ??= fetchPart()
  const Part = use(fetched)
  return Part ? createElement(Part<Row>, props) : null
}

/**
 * Returns the selection and its provider component. The provider loads when the page is idle. Render it in a `Suspense`
 * below the list.
 */
export function useSelecting() {
  const [selection, onReady] = useState<Selection>()
  return { selection, onReady, Selecting }
}
