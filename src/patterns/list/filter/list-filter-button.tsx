import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readConditions } from '#domain/filters/conditions.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import type { ListActor } from '#patterns/list/use-list.ts'
import { Button } from '#ui/basics/button.tsx'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import * as css from './filter.css.ts'

const filterMenu = lazyPart(async () => (await import('./filter-menu.tsx')).FilterMenu)

/** Calls `act` when the user presses Ctrl+Shift+F, or Cmd+Shift+F. */
function useFilterKey(act: () => void) {
  const isLeft = useIsLeft()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.shiftKey && (event.ctrlKey || event.metaKey) && pressedCharacter(event) === 'f'
    if (isLeft || !isKey || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Button that opens the filters of a list and shows the number of active filters. */
export function ListFilterButton<Row extends { id: string }>({
  definition: { resource },
  list,
}: {
  definition: Pick<ListDefinition<Row>, 'resource'>
  list: ListActor<Row>
}) {
  const filter = useSelector(list, ({ context }) => context.query.filter)
  const { length: count } = filter === undefined ? [] : readConditions(filter, resource)
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { part: Menu, want } = usePart(filterMenu)
  const open = () => want(() => setOpen(true))
  useFilterKey(open)
  return (
    <>
      <Button
        icon="filter"
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        shortcut="Control+Shift+F"
        onPress={open}
      >
        {t('Filter')} {count > 0 ? <span className={css.count}>{count}</span> : null}
      </Button>
      {Menu ? (
        <Menu
          {...{ anchor, isOpen, resource, filter }}
          onChange={changed => list.send({ type: 'query.request', change: { filter: changed } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
