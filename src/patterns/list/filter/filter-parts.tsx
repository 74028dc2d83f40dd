import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#actors/use-api.ts'
import { t } from '#messages/message.ts'
import { browserFilters } from '#patterns/list/browser-filters.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import type { ListActor } from '#patterns/list/use-list.ts'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'

/** Loads the parts that only filtered lists show. */
async function loadParts() {
  const [{ FilterChips }, { FilterReading }] = await Promise.all([
    import('./filter-chips.tsx'),
    import('./filter-reading.tsx'),
  ])
  return { FilterChips, FilterReading }
}

type Props<Row extends { id: string }> = { definition: ListDefinition<Row>; list: ListActor<Row> }

/** Returns the parts once the list has a filter and they are loaded. They stay after the last filter is removed. */
function useParts<Row extends { id: string }>(list: ListActor<Row>) {
  const isFiltered = useSelector(list, ({ context }) => context.query.filter !== undefined)
  const { part, want } = useLazyModule(loadParts, t('The filters could not be loaded'))
  const fetchParts = useEffectEvent(() => want(() => undefined))
  useEffect(() => {
    if (isFiltered) fetchParts()
  }, [isFiltered])
  return { part, isFiltered }
}

const noRows: readonly object[] = []

/** Chips of the filters. */
export function ListFilterChips<Row extends { id: string }>({
  definition: { resource },
  list,
  onSave,
}: Props<Row> & { onSave: () => void }) {
  const { part } = useParts(list)
  const filter = useSelector(list, ({ context }) => context.query.filter)
  const rows = useSelector(list, ({ context }) => context.page?.items ?? noRows)
  return part ? (
    <part.FilterChips
      {...{ resource, filter, rows, onSave }}
      onChange={changed => list.send({ type: 'filter.change', filter: changed })}
    />
  ) : null
}

/** Reading of the filtered rows, as the first row of the table's card. Renders nothing without a filter. */
export function ListFilterReading<Row extends { id: string }>({ definition, list }: Props<Row>) {
  const { part, isFiltered } = useParts(list)
  const filters = browserFilters(definition, useApi())
  return part && isFiltered && filters ? <part.FilterReading {...{ definition, filters, list }} /> : null
}
