import { fieldsIn } from '#rules/fields.ts'
import { type Density, densities } from './preferences.ts'

/** Named view of a list: filter, search and order, with the visible columns and the row density. */
export type SavedView = {
  id: string
  /** Id of the list, as in the stored columns. */
  list: string
  name: string
  /** Query string of the list without page: "", "?period=month&sort=-createdAt". */
  search: string
  /** Visible columns and switches by id (see `ListPreferences`). */
  columns: Readonly<Record<string, boolean>>
  density: Density
  /** True if the list opens with this view. */
  isDefault: boolean
}

/** Parses the stored views of one user. Drops invalid ones. */
export function savedViewsIn(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((stored: unknown) => {
    const { id, list, name, search, columns, density, isDefault } = fieldsIn(stored)
    if ([id, list, name, search].some(text => typeof text !== 'string')) return []
    const shown = Object.entries(fieldsIn(columns)).filter(([, isShown]) => typeof isShown === 'boolean')
    const view = { id, list, name, search, columns: Object.fromEntries(shown) } as SavedView
    return [
      { ...view, density: densities.find(each => each === density) ?? 'comfortable', isDefault: isDefault === true },
    ]
  })
}

/** Adds a view, or replaces the view with the same id. A list has at most one default view. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const others = views.map(each => (view.isDefault && each.list === view.list ? { ...each, isDefault: false } : each))
  const index = others.findIndex(({ id }) => id === view.id)
  return index === -1 ? [...others, view] : others.with(index, view)
}
