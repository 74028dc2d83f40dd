import type { RefObject } from 'react'
import { t } from '#messages/message.ts'
import type { Selection } from '#patterns/list/selection/selection.ts'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { RowEntries } from './row-menu-entries.ts'

export function RowMenu({
  anchor,
  selection,
  entries,
  onClose,
  onRemove,
}: {
  anchor: RefObject<HTMLElement | null>
  selection: Selection | undefined
  entries: RowEntries | null
  onClose: () => void
  onRemove: () => void
}) {
  const select = entries && anchor.current && selection?.selectAt(anchor.current)
  return (
    <Menu label={t('Row')} anchor={anchor} isOpen={entries !== null} start="first" onClose={onClose}>
      {entries?.open ? <MenuItem href={entries.open.path}>{entries.open.label}</MenuItem> : null}
      {entries?.more.map(({ label, path }) => (
        <MenuItem key={path} href={path}>
          {label}
        </MenuItem>
      ))}
      {select ? <MenuItem onAction={select}>{t('Select')}</MenuItem> : null}
      {entries?.isRemovable ? (
        <MenuItem isDanger onAction={onRemove}>
          {t('Delete')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
