import { useLocation } from 'wouter'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import { t } from '#messages/message.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { listAt, viewIn, viewSearch, withViewId } from '#routing/view-search.ts'
import { Sublinks } from '#ui/layout/shell.tsx'
import { builtInViews } from './built-in-views.ts'
import { SavedViewMenu } from './saved-view-menu.tsx'

/** Links to the views of a list, below its link in the navigation. Built-in views are first. */
export function SavedViewLinks({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  const list = listAt(path)
  const [location] = useLocation()
  const search = useSearch()
  const { views } = useSavedViews()
  const openId = location === path ? viewIn(search) : null
  const isOpen = (view: string) => location === path && openId === null && viewSearch(search) === view
  const own = views.filter(view => view.list === list)
  const links = [
    ...builtInViews(list).map(view => ({
      href: path + view.search,
      label: view.label,
      isCurrent: isOpen(view.search),
    })),
    ...own.map(view => ({
      href: path + withViewId(view.search, view.id),
      label: view.name,
      isCurrent: openId === view.id,
      menu: <SavedViewMenu view={view} label={label} path={path} />,
    })),
  ]
  return links.length === 0 ? null : <Sublinks label={t('Views of {list}', { list: label })} {...{ links, onPress }} />
}
