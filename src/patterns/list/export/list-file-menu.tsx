import { useEffect, useEffectEvent } from 'react'
import type { ExportRequest } from '#machines/list-export/list-export.types.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import type { ListFile } from './list-file.ts'

/** What a row of a file is: asked where it can be chosen for these columns; otherwise the file is begun at once. */
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
  onBegin: (layout: ExportRequest['layout']) => void
}) {
  const hasParts = file.parts?.replaces.some(id => columns.includes(id)) ?? false
  const beginAtOnce = useEffectEvent(() => {
    onBegin('rows')
    menu.onClose()
  })
  const isAsked = menu.isOpen && !hasParts
  useEffect(() => {
    if (isAsked) beginAtOnce()
  }, [isAsked])
  if (!hasParts) return null
  return (
    <Menu label="Export CSV" {...menu}>
      <MenuItem onAction={() => onBegin('rows')}>{`One row for each ${noun.one}`}</MenuItem>
      <MenuItem onAction={() => onBegin('parts')}>{`One row for each ${partsOfFile}`}</MenuItem>
    </Menu>
  )
}
