import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import type { OpenMenu } from '#ui/overlays/menu.tsx'
import type { MenuComponents } from '#ui/overlays/use-menu.ts'
import { ExportMenu } from './export-menu.tsx'
import { excelRowPerRecordLabel, rowPerRecordLabel } from './export-words.ts'

export function ListFileMenu<Row extends { id: string }>({
  ui,
  menu,
  definition: { noun, file },
  columns,
  onBegin,
}: {
  ui: MenuComponents
  menu: OpenMenu
  definition: ListDefinition<Row>
  columns: readonly string[]
  onBegin: (choice: FileChoice) => void
}) {
  const hasParts = file.parts?.replaces.some(id => columns.includes(id)) ?? false
  const begin = (layout: FileChoice['layout'], format: FileChoice['format']) => () => onBegin({ layout, format })
  return (
    <ExportMenu ui={ui} label={t('Export CSV')} menu={menu}>
      <ui.MenuItem onAction={begin('rows', 'standard')}>
        {hasParts ? rowPerRecordLabel(noun) : t('Standard CSV')}
      </ui.MenuItem>
      {hasParts ? (
        <>
          <ui.MenuItem onAction={begin('parts', 'standard')}>{t('One row for each material')}</ui.MenuItem>
          <ui.MenuSeparator />
        </>
      ) : null}
      <ui.MenuItem onAction={begin('rows', 'excel')}>
        {hasParts ? excelRowPerRecordLabel(noun) : t('CSV for Excel')}
      </ui.MenuItem>
      {hasParts ? (
        <ui.MenuItem onAction={begin('parts', 'excel')}>{t('Excel: one row for each material')}</ui.MenuItem>
      ) : null}
    </ExportMenu>
  )
}
