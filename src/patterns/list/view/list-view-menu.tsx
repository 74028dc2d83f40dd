import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import type { ListView } from './list-view.ts'

const loadItems = async () => (await import('./list-view-menu-items.tsx')).ListViewMenuItems

/** The menu for how a list looks. */
export function ListViewMenu(view: ListView) {
  const { button, menu, Items } = useMenu(loadItems)
  return (
    <>
      <Button variant="quiet" icon="columns" {...button}>
        View
      </Button>
      {Items ? <Items {...view} menu={menu} /> : null}
    </>
  )
}
