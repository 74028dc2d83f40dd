import { lazy, type ReactNode, useState } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import type { SelectingProps, Selection } from '#patterns/selection/selection.ts'

// Fetched once the rows are there (src/app/at-hand.ts). Without it they cannot be selected, and the list is whole.
const Selecting = lazy(async () => {
  await atLeisure(new AbortController().signal)
  return { default: (await import('#patterns/selection/selecting.tsx').catch(() => null))?.Selecting ?? (() => null) }
})

/** What selects rows, to be drawn in a `Suspense` at the foot of their list, and how: not before the page was at leisure. */
export function useSelecting<Row extends { id: string }>() {
  const [selection, onReady] = useState<Selection>()
  return {
    selection,
    onReady,
    // `lazy` knows no type parameters.
    Selecting: Selecting as unknown as (props: SelectingProps<Row>) => ReactNode,
  }
}
