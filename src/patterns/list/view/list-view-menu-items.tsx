import type { Density } from '#domain/preferences.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import { Menu, MenuChecks, MenuChoice } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import { columnSwitched, figuresSwitched, hasDayHeadings, hasFigures, isShown, switches } from './list-choices.ts'
import type { ListView } from './list-view.ts'
import { ListViewSort } from './list-view-sort.tsx'

/** The names of columns in a sentence: "Buyer and Seller", "Name, GW Code and CO₂ Factor". */
const namesOf = (columns: ReadonlyArray<ListColumn<never>>) =>
  columns
    .map(({ header }) => header)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

/** How a list looks: its figures, the headings and columns that can be chosen, how high its rows are, and their order where no head of a column shows it. */
export function ListViewMenuItems({ menu, ...view }: ListView & { menu: OpenMenu }) {
  const { columns, chosen, density, isByDays, areCards, onChoose, onDensity } = view
  const optional = columns.filter(({ isOptional }) => isOptional)
  const always = columns.filter(({ isOptional }) => !isOptional)
  const own = [
    ...(view.hasFiguresSwitch ? [{ id: switches.figures, label: 'Figures', keyHint: 'F' }] : []),
    ...(isByDays ? [{ id: switches.days, label: 'Day headings' }] : []),
  ]
  return (
    <Menu label="View" footer={`${namesOf(always)} always ${always.length === 1 ? 'stays' : 'stay'}.`} {...menu}>
      {own.length > 0 ? (
        <MenuChecks
          label="Shown"
          options={own}
          value={[
            ...(hasFigures(columns, chosen) ? [switches.figures] : []),
            ...(hasDayHeadings(chosen) ? [switches.days] : []),
          ]}
          onChange={(id, isOn) => onChoose(id === switches.figures ? figuresSwitched(columns, chosen) : { [id]: isOn })}
        />
      ) : null}
      {optional.length > 0 ? (
        <MenuChecks
          title="Columns"
          options={optional.map(({ id, header }) => ({ id, label: header }))}
          value={optional.filter(column => isShown(column, columns, chosen)).map(({ id }) => id)}
          onChange={(id, isOn) => onChoose(columnSwitched(columns, chosen, id, isOn))}
        />
      ) : null}
      {areCards() ? <ListViewSort {...view} /> : null}
      <MenuChoice<Density>
        title="Rows"
        isInRow
        options={[
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'compact', label: 'Compact' },
        ]}
        value={density}
        onChange={onDensity}
      />
    </Menu>
  )
}
