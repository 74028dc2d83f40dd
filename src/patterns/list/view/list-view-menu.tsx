import type { Density } from '#domain/preferences.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import { Button } from '#ui/basics/button.tsx'
import { type MenuComponents, useMenu } from '#ui/overlays/use-menu.ts'
import { hasDayHeadings, hasFigures, isShown, switches, toggleColumn, toggleFigures } from './column-visibility.ts'
import { type Direction, directionOf, firstDirection, sortOf } from './list-sort.ts'
import type { ListView } from './list-view.ts'
import { directionLabel } from './order-words.ts'

const unsorted = 'sort:none'
const sortId = (id: string) => `sort:${id}`
const directions = ['ascending', 'descending'] as const
const arrows = { ascending: 'arrow-up', descending: 'arrow-down' } as const

function ListViewSort({
  ui,
  columns,
  sort,
  onSort,
}: Pick<ListView, 'columns' | 'sort' | 'onSort'> & { ui: MenuComponents }) {
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined)
  const sorted = sortable.find(column => directionOf(column, sort) !== null)
  const direction = sorted ? directionOf(sorted, sort) : null
  return (
    <>
      <ui.MenuChoice
        title={t('Sort by')}
        options={[
          { id: unsorted, label: t('Default order') },
          ...sortable.map(({ id, header }) => ({ id: sortId(id), label: header })),
        ]}
        value={sorted ? sortId(sorted.id) : unsorted}
        onChange={chosen => {
          const column = sortable.find(({ id }) => sortId(id) === chosen)
          onSort(column && sortOf(column, firstDirection(column)))
        }}
      />
      {sorted && direction ? (
        <ui.MenuChoice<Direction>
          title={t('Order')}
          options={directions.map(id => ({
            id,
            label: directionLabel(sorted, id),
            icon: arrows[id],
          }))}
          value={direction}
          onChange={next => onSort(sortOf(sorted, next))}
        />
      ) : null}
    </>
  )
}

const namesOf = (columns: ReadonlyArray<ListColumn<never>>) => listed(columns.map(({ header }) => header))

/** Button and menu with the view options of a list: figures, day headings, columns, density, and the sort order of cards. */
export function ListViewMenu(view: ListView) {
  const { button, menu, ui } = useMenu()
  const { columns, chosen, density, isByDays, areCards, onChoose, onDensity } = view
  const optional = columns.filter(({ isOptional }) => isOptional)
  const always = columns.filter(({ isOptional }) => !isOptional)
  const own = [
    ...(view.hasFiguresSwitch ? [{ id: switches.figures, label: t('Figures'), keyHint: 'F' }] : []),
    ...(isByDays ? [{ id: switches.days, label: t('Day headings') }] : []),
  ]
  return (
    <>
      <Button variant="quiet" icon="columns" {...button}>
        {t('Display')}
      </Button>
      {ui ? (
        <ui.Menu label={t('Display')} footer={t('Always shown: {columns}.', { columns: namesOf(always) })} {...menu}>
          {own.length > 0 ? (
            <ui.MenuChecks
              label={t('Shown')}
              options={own}
              value={[
                ...(hasFigures(columns, chosen) ? [switches.figures] : []),
                ...(hasDayHeadings(chosen) ? [switches.days] : []),
              ]}
              onChange={(id, isOn) =>
                onChoose(id === switches.figures ? toggleFigures(columns, chosen) : { [id]: isOn })
              }
            />
          ) : null}
          {optional.length > 0 ? (
            <ui.MenuChecks
              title={t('Columns')}
              options={optional.map(({ id, header }) => ({ id, label: header }))}
              value={optional.filter(column => isShown(column, columns, chosen)).map(({ id }) => id)}
              onChange={(id, isOn) => onChoose(toggleColumn(columns, chosen, id, isOn))}
            />
          ) : null}
          {areCards() ? <ListViewSort {...view} ui={ui} /> : null}
          <ui.MenuChoice<Density>
            title={t('Rows')}
            isInRow
            options={[
              { id: 'comfortable', label: t('Comfortable') },
              { id: 'compact', label: t('Compact') },
            ]}
            value={density}
            onChange={onDensity}
          />
          <ui.MenuItem icon="bookmark" onAction={view.onSave}>
            {t('Save view')}
          </ui.MenuItem>
        </ui.Menu>
      ) : null}
    </>
  )
}
