import type { SavedView } from '#domain/saved-views.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

const loadItems = async () => (await import('./saved-view-menu-items.tsx')).SavedViewMenuItems

/** Menu of a saved view in the navigation. `label` and `path` are those of its list. */
export function SavedViewMenu(props: { view: SavedView; label: string; path: string }) {
  const { button, menu, Items } = useMenu(loadItems)
  return (
    <>
      <IconButton
        icon="dots"
        size="small"
        label={t('Menu of the view {name}', { name: isolated(props.view.name) })}
        {...button}
      />
      {Items ? <Items {...props} menu={menu} /> : null}
    </>
  )
}
