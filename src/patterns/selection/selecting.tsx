import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { screenOnly } from '#ui/layout/on-paper.css.ts'
import { usePart } from '#ui/overlays/use-part.ts'
import * as css from './row-check.css.ts'
import { checkOf } from './row-check.tsx'
import { useRowSelection } from './row-selection.ts'
import type { SelectingProps, Selection } from './selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** Selects rows of a list, and offers what can be done with them in a bar at the foot of the window. */
export function Selecting<Row extends { id: string }>({
  rows,
  from,
  answered,
  table,
  search,
  onReady,
  ...list
}: SelectingProps<Row>) {
  const { definition } = list
  const locale = useLocale()
  const actor = useRowSelection<Row>()
  const count = useSelector(actor, ({ context }) => context.chosen.length)
  const isTouched = useSelector(actor, ({ context }) => context.isTouched)
  useSelectionKeys(actor, table)

  const selection = useMemo(
    (): Selection => ({
      Check: checkOf(actor),
      selectAt(menuButton) {
        const row = menuButton.closest<HTMLElement>('[data-row]')
        const check = row?.querySelector('[data-row-check]')
        const id = row?.dataset['row']
        if (!check || id === undefined || getComputedStyle(check).display !== 'none') return null
        return () => actor.send({ type: 'row.toggle', id })
      },
    }),
    [actor],
  )
  useEffect(() => onReady(selection), [onReady, selection])

  // What the rows were read with, too: a file of them has every column that is on show.
  const scope = answered && JSON.stringify([answered.searchTerm, answered.preload])
  useEffect(() => {
    if (scope !== null) actor.send({ type: 'rows.offer', scope, rows: rows ?? [], from })
  }, [actor, scope, rows, from])

  const { part, want } = usePart(async () => {
    const [{ SelectionBar }, More] = await Promise.all([import('./selection-bar.tsx'), definition.forSeveral?.()])
    return { SelectionBar, More }
  }, 'What can be done with selected rows could not be shown')
  const fetchBar = useEffectEvent(() => want(() => undefined))
  const hasBegun = count > 0
  useEffect(() => {
    if (hasBegun) fetchBar()
  }, [hasBegun])
  const rescue = useFocusRescue({
    next: () => table.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]') ?? search.current,
  })
  return (
    <>
      <VisuallyHidden>
        <output>
          {hasBegun ? `${countOf(count, definition.noun, locale)} selected` : isTouched ? 'None selected' : ''}
        </output>
      </VisuallyHidden>
      <div className={`${css.place} ${screenOnly}`} {...rescue}>
        {part ? <part.SelectionBar {...list} actor={actor} More={part.More} /> : null}
      </div>
    </>
  )
}
