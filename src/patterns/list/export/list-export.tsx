import { useIsConnected } from '#actors/device/is-connected.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

/** List to export, with all pages: its definition and its current view. */
export type ListOnShow<Row extends { id: string }> = {
  definition: ListDefinition<Row>
  columns: ListColumns<Row>
  shown: ListColumns<Row>
  query: ListQuery
}

/** Returns the export button and, after its first press, the progress line. */
export function useListExport<Row extends { id: string }>(list: ListOnShow<Row>) {
  const isConnected = useIsConnected()
  const {
    button,
    menu,
    Items: loaded,
  } = useMenu(async () => {
    const [{ ListExporting }, file] = await Promise.all([import('./list-exporting.tsx'), list.definition.file()])
    return { ListExporting, file }
  })
  return {
    button: (
      <Button icon="download" isDisabled={!isConnected} {...button}>
        {t('Export CSV')}
      </Button>
    ),
    line: loaded ? <loaded.ListExporting {...list} file={loaded.file} menu={menu} /> : null,
  }
}
