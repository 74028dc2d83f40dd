import { useSelector } from '@xstate/react'
import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { objectEntries } from 'ts-extras'
import { useUser } from '#actors/environment.tsx'
import {
  readConditions,
  valueIn,
  withCondition,
  withoutCondition,
  writeConditions,
} from '#domain/filters/conditions.ts'
import { sideNames } from '#domain/filters/filter-words.ts'
import { sidedBusinessId } from '#domain/trades/trade-side.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import type { ListActor } from '#patterns/list/use-list.ts'
import { Button } from '#ui/basics/button.tsx'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { Segments } from '#ui/pickers/segments.tsx'
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

const sides = [
  { id: 'all', label: t('All') },
  ...objectEntries(sideNames).map(([id, label]) => ({ id, label })),
] as const

/** Choice between all trades, purchases and sales. Memoised, because React updates radio buttons at every render. */
const SideChoice = memo(function SideChoice({
  filter = '',
  onChange,
}: {
  filter: string | undefined
  onChange: (filter?: string) => void
}) {
  const conditions = readConditions(filter, 'transactions')
  const side = valueIn(conditions, 'side')
  return (
    <Segments
      label={t('Side')}
      options={sides}
      value={sides.find(({ id }) => id === side)?.id ?? 'all'}
      onChange={id => {
        const others = side === null ? conditions : withoutCondition(conditions, { name: 'side', value: side })
        onChange(writeConditions(id === 'all' ? others : withCondition(others, { name: 'side', value: id })))
      }}
    />
  )
})

/** Choice of the side, and the button that opens the filters of a list and shows the number of active filters. */
export function ListFilterButton<Row extends { id: string }>({
  definition: { resource },
  list,
}: {
  definition: Pick<ListDefinition<Row>, 'resource'>
  list: ListActor<Row>
}) {
  const filter = useSelector(list, ({ context }) => context.query.filter)
  const user = useUser()
  const { length: count } = filter === undefined ? [] : readConditions(filter, resource)
  const onChange = useCallback(
    (changed?: string) => list.send({ type: 'query.request', change: { filter: changed } }),
    [list],
  )
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { part: Menu, want } = usePart(filterMenu)
  const open = () => want(() => setOpen(true))
  useFilterKey(open)
  return (
    <>
      {sidedBusinessId(resource, user) !== null ? <SideChoice {...{ filter, onChange }} /> : null}
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
      {Menu ? <Menu {...{ anchor, isOpen, resource, filter, onChange }} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
