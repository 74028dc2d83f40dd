import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'
import { screenOnly } from '#ui/layout/print.css.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import * as css from './row-check.css.ts'
import { checkOf } from './row-check.tsx'
import { createRowSelection, type RowSelectionActor } from './row-selection.ts'
import type { ListSelection, SelectingProps } from './selection.ts'

const selectionBar = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar)

/**
 * Selects rows by key. Listens on the document instead of the React tree. In the React tree, events from row overlays
 * would bubble to the table, but overlays handle their own keys.
 */
function useSelectionKeys<Row extends { id: string }>(
  actor: RowSelectionActor<Row>,
  table: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const left = new AbortController()
    const handleKey = (event: KeyboardEvent, target: Element): boolean => {
      const { key, shiftKey, altKey } = event
      const isWithControl = event.ctrlKey || event.metaKey
      if (altKey) return false
      if (isWithControl && !shiftKey && pressedCharacter(event) === 'a') {
        actor.send({ type: 'rows.choose' })
        return true
      }
      if (isWithControl) return false
      if (key === 'Escape' && actor.getSnapshot().context.chosen.length > 0) {
        actor.send({ type: 'selection.clear' })
        return true
      }
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row']
      // Only links select their row with Space: menu buttons and checkboxes handle Space themselves.
      if (key !== ' ' || id === undefined || !target.matches('[data-row-link]')) return false
      actor.send({ type: shiftKey ? 'row.extend' : 'row.toggle', id })
      return true
    }
    document.addEventListener(
      'keydown',
      event => {
        const { target, defaultPrevented } = event
        if (defaultPrevented || !(target instanceof Element) || !table.current?.contains(target)) return
        if (handleKey(event, target)) event.preventDefault()
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [actor, table])
}

/** Lets users select rows, and shows a bar with bulk actions at the bottom of the window. */
function Selecting<Row extends { id: string }>({
  actor,
  rows,
  from,
  answered,
  table,
  search,
  ...list
}: SelectingProps<Row> & { actor: RowSelectionActor<Row> }) {
  const { definition } = list
  const locale = useLocale()
  const count = useSelector(actor, ({ context }) => context.chosen.length)
  const isTouched = useSelector(actor, ({ context }) => context.isTouched)
  const isLeft = useIsLeft()
  useSelectionKeys(actor, table)
  useEffect(() => {
    if (isLeft) actor.send({ type: 'selection.clear' })
  }, [actor, isLeft])

  // Includes the preloads, so that a change to them clears the selection. Otherwise, selected rows would lack values
  // for the exported columns.
  const scope = answered && JSON.stringify([answered.searchTerm, answered.preload, answered.filter])
  useEffect(() => {
    if (scope !== null) actor.send({ type: 'rows.offer', scope, rows: rows ?? [], from })
  }, [actor, scope, rows, from])

  const hasBegun = count > 0
  const { part: SelectionBar } = usePart(selectionBar, hasBegun)
  const { part: More } = usePart(definition.bulkAction, hasBegun)
  const rescue = useFocusRescue({
    next: () => table.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]') ?? search.current,
  })
  return (
    <>
      <VisuallyHidden>
        <output>
          {hasBegun
            ? t('{count, plural, one {# selected} other {# selected}}', { count, locale })
            : isTouched
              ? t('None selected')
              : ''}
        </output>
      </VisuallyHidden>
      <div className={`${css.place} ${screenOnly}`} {...rescue}>
        {SelectionBar ? <SelectionBar {...list} actor={actor} More={More} /> : null}
      </div>
    </>
  )
}

/** Creates the selection of a list, without selected rows. */
export function createSelection<Row extends { id: string }>(): ListSelection<Row> {
  const actor = createRowSelection<Row>()
  return {
    Check: checkOf(actor),
    selectAt(menuButton) {
      const row = menuButton.closest<HTMLElement>('[data-row]')
      const check = row?.querySelector('[data-row-check]')
      const id = row?.dataset['row']
      if (!check || id === undefined || getComputedStyle(check).display !== 'none') return null
      return () => actor.send({ type: 'row.toggle', id })
    },
    Selecting: props => <Selecting {...props} actor={actor} />,
  }
}
