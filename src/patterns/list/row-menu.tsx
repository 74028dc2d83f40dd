import type { RefObject } from 'react'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { RowEntries } from './row-menu-entries.ts'

/** The menu of the row whose button is in `anchor`. */
export function RowMenu({
  anchor,
  entries,
  onClose,
  onRemove,
}: {
  anchor: RefObject<HTMLElement | null>
  /** Null while the menu is closed. */
  entries: RowEntries | null
  onClose: () => void
  onRemove: () => void
}) {
  return (
    <Menu label="Row" anchor={anchor} isOpen={entries !== null} start="first" onClose={onClose}>
      {entries?.open ? <MenuItem href={entries.open.path}>{entries.open.label}</MenuItem> : null}
      {entries?.more.map(({ label, path }) => (
        <MenuItem key={path} href={path}>
          {label}
        </MenuItem>
      ))}
      {entries?.isRemovable ? (
        <MenuItem isDanger onAction={onRemove}>
          Delete
        </MenuItem>
      ) : null}
    </Menu>
  )
}
