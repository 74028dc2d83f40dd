import { useUser } from '#actors/environment.tsx'
import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import { t } from '#messages/message.ts'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import { ListFileMenu } from '#patterns/list/export/list-file-menu.tsx'
import { fileColumns, writerOf } from '#patterns/list/export/list-file-writing.ts'
import { useSaveRows } from '#patterns/list/export/use-exporting.ts'
import { Button } from '#ui/basics/button.tsx'
import type { OpenMenu } from '#ui/overlays/menu.tsx'
import { type MenuComponents, useMenu } from '#ui/overlays/use-menu.ts'

type Props<Row extends { id: string }> = { list: ListOnShow<Row>; rows: readonly Row[] }

/**
 * Saves the selected rows as a CSV file with the visible columns. Sends no request, because the rows are already
 * loaded.
 */
export function SelectedExport<Row extends { id: string }>({ list, rows }: Props<Row>) {
  const { button, menu, ui } = useMenu()
  return (
    <>
      <Button icon="download" {...button}>
        {t('Export selected')}
      </Button>
      {ui ? <SelectedFile {...{ ui, menu, list, rows }} /> : null}
    </>
  )
}

function SelectedFile<Row extends { id: string }>({
  list: { definition, columns, shown, query },
  rows,
  ...parts
}: Props<Row> & { ui: MenuComponents; menu: OpenMenu }) {
  const { file } = definition
  const user = useUser()
  const save = useSaveRows(definition)
  const ids = fileColumns(columns, shown, file)
  const begin = (choice: FileChoice) => {
    const request = { query, columns: ids, ...choice }
    const writer = writerOf(definition, request, user)
    void save(
      request,
      rows.map(row => writer.write(row)),
      ['selected'],
      { unreadableLines: unreadableLinesOf(rows) },
    )
  }
  return <ListFileMenu {...parts} definition={definition} columns={ids} onBegin={begin} />
}
