import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import type { ListFile } from './list-file.ts'

export function ListFileMenu<Row extends { id: string }>({
  definition: { noun, partsOfFile },
  columns,
  file,
  menu,
  onBegin,
}: {
  definition: ListDefinition<Row>
  columns: readonly string[]
  file: ListFile<Row>
  menu: OpenMenu
  onBegin: (choice: FileChoice) => void
}) {
  const hasParts = file.parts?.replaces.some(id => columns.includes(id)) ?? false
  const begin = (layout: FileChoice['layout'], format: FileChoice['format']) => () => onBegin({ layout, format })
  return (
    <Menu
      label={t('Export CSV')}
      footer={t('For Excel in languages with a decimal comma: semicolons between cells, commas in numbers.')}
      {...menu}
    >
      <MenuItem onAction={begin('rows', 'standard')}>
        {hasParts ? `One row for each ${noun.one}` : t('Standard CSV')}
      </MenuItem>
      {hasParts ? (
        <>
          <MenuItem onAction={begin('parts', 'standard')}>{`One row for each ${partsOfFile}`}</MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem onAction={begin('rows', 'excel')}>
        {hasParts ? `Excel: one row for each ${noun.one}` : t('CSV for Excel')}
      </MenuItem>
      {hasParts ? (
        <MenuItem onAction={begin('parts', 'excel')}>{`Excel: one row for each ${partsOfFile}`}</MenuItem>
      ) : null}
    </Menu>
  )
}
