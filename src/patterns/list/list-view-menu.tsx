import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import type { ListView } from './list-view-menu-items.tsx'

const loadItems = async () => (await import('./list-view-menu-items.tsx')).ListViewMenuItems

/** The menu for how a list looks. */
export function ListViewMenu<Row>(view: ListView<Row>) {
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
