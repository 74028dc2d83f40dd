import { useIsConnected } from '#actors/device/is-connected.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { Button } from '#ui/basics/button.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { useMenu } from '#ui/overlays/use-menu.ts'

const listExporting = lazyPart(async () => (await import('./list-exporting.tsx')).ListExporting)

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
  const { button, menu, ui } = useMenu(listExporting)
  const { part: ListExporting } = usePart(listExporting, ui !== undefined)
  return {
    button: (
      <Button icon="download" isDisabled={!isConnected} {...button}>
        {t('Export CSV')}
      </Button>
    ),
    line: ui && ListExporting ? <ListExporting {...list} {...{ ui, menu }} /> : null,
  }
}
