import { useCallback, useEffect, useRef, useState } from 'react'
import { materials } from '#features/materials/material-list.tsx'
import { someMetals } from '#machines/list/list.example.ts'
import { somePage } from '#machines/list/list.fakes.ts'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import { ListExporting } from '#patterns/list/export/list-exporting.tsx'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { createRowSelection } from '#patterns/list/selection/row-selection.ts'
import { SelectionBar } from '#patterns/list/selection/selection-bar.tsx'
import type { Material } from '#schemas/material.ts'
import { Button } from '#ui/basics/button.tsx'
import * as menuComponents from '#ui/overlays/menu.tsx'

const { peek: _, ...others } = materials
const fewOnly: ListDefinition<Material> = { ...others, load: async (_context, query) => somePage(someMetals, query) }

/** Configuration of the list. The single column keeps the exported file small. */
const [name] = materials.columns
const onShow: ListOnShow<Material> = {
  definition: fewOnly,
  columns: [name],
  shown: [name],
  query: { page: 1, pageSize: 10, searchTerm: '', sort: 'name' },
}

/**
 * Toolbar for bulk actions on the first two materials. Deletes nothing, so it selects both materials again after a
 * deletion.
 */
export function BulkActionOnRows() {
  const [selection] = useState(createRowSelection<Material>)
  const select = useCallback(() => {
    selection.send({ type: 'rows.offer', scope: '', rows: someMetals.slice(0, 2), from: 1 })
    selection.send({ type: 'rows.choose' })
  }, [selection])
  useEffect(select, [select])
  return <SelectionBar {...onShow} actor={selection} More={undefined} onRemoved={select} onChanged={select} />
}

/** List export with its progress. */
export function ExportedList() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} icon="download" aria-haspopup="menu" onPress={() => setOpen(true)}>
        Export CSV
      </Button>
      <ListExporting
        {...onShow}
        ui={menuComponents}
        menu={{ anchor, isOpen, start: 'first', onClose: () => setOpen(false) }}
      />
    </>
  )
}
