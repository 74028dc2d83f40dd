import { createElement, use, useState } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import type { SelectingProps, Selection } from '#patterns/selection/selection.ts'

async function fetchPart() {
  await atLeisure(new AbortController().signal)
  return (await import('#patterns/selection/selecting.tsx').catch(() => null))?.Selecting ?? null
}
let fetched: ReturnType<typeof fetchPart> | undefined

/** Fetched once the rows are there (src/app/at-hand.ts). Without it they cannot be selected, and the list is whole. */
function Selecting<Row extends { id: string }>(props: SelectingProps<Row>) {
  fetched ??= fetchPart()
  const Part = use(fetched)
  return Part ? createElement(Part<Row>, props) : null
}

/** What selects rows, to be drawn in a `Suspense` at the foot of their list, and how: not before the page was at leisure. */
export function useSelecting() {
  const [selection, onReady] = useState<Selection>()
  return { selection, onReady, Selecting }
}
