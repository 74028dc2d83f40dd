import { type RefObject, useEffect } from 'react'
import type { RowSelectionActor } from './row-selection.ts'

/**
 * Space selects the row that has the focus, Shift+Space all rows up to it, Ctrl+A or ⌘A all rows on show, and Escape none. Heard on the
 * page itself: what opens over a row is in the table for React, and has keys of its own.
 */
export function useSelectionKeys<Row extends { id: string }>(
  actor: RowSelectionActor<Row>,
  table: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const left = new AbortController()
    const isHeard = (event: KeyboardEvent, target: Element): boolean => {
      const { key, shiftKey, altKey } = event
      const isWithControl = event.ctrlKey || event.metaKey
      if (altKey) return false
      if (isWithControl && !shiftKey && key.toLowerCase() === 'a') {
        actor.send({ type: 'rows.choose' })
        return true
      }
      if (isWithControl) return false
      if (key === 'Escape' && actor.getSnapshot().context.chosen.length > 0) {
        actor.send({ type: 'selection.clear' })
        return true
      }
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row']
      // On its menu button and its checkbox, Space is theirs.
      if (key !== ' ' || id === undefined || !target.matches('[data-row-link]')) return false
      actor.send({ type: shiftKey ? 'row.extend' : 'row.toggle', id })
      return true
    }
    document.addEventListener(
      'keydown',
      event => {
        const { target, defaultPrevented } = event
        if (defaultPrevented || !(target instanceof Element) || !table.current?.contains(target)) return
        if (isHeard(event, target)) event.preventDefault()
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [actor, table])
}
