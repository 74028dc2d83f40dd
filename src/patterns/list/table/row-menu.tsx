import type { RefObject } from 'react'
import { t } from '#messages/message.ts'
import type { Selection } from '#patterns/list/selection/selection.ts'
import type { MenuComponents } from '#ui/overlays/use-menu.ts'
import type { RowEntries } from './row-menu-entries.ts'

/** Menu of a row, at the button `anchor`. Closed if `entries` is null. */
export function RowMenu({
  ui,
  anchor,
  selection,
  entries,
  onClose,
  onRemove,
}: {
  ui: MenuComponents
  anchor: RefObject<HTMLElement | null>
  selection: Selection
  entries: RowEntries | null
  onClose: () => void
  onRemove: () => void
}) {
  const select = entries && anchor.current && selection.selectAt(anchor.current)
  return (
    <ui.Menu label={t('Row')} anchor={anchor} isOpen={entries !== null} start="first" onClose={onClose}>
      {entries?.open ? <ui.MenuItem href={entries.open.path}>{entries.open.label}</ui.MenuItem> : null}
      {entries?.more.map(({ label, path }) => (
        <ui.MenuItem key={path} href={path}>
          {label}
        </ui.MenuItem>
      ))}
      {select ? <ui.MenuItem onAction={select}>{t('Select')}</ui.MenuItem> : null}
      {entries?.isRemovable ? (
        <ui.MenuItem isDanger onAction={onRemove}>
          {t('Delete')}
        </ui.MenuItem>
      ) : null}
    </ui.Menu>
  )
}
