import { usePreference } from '#actors/environment.tsx'
import type { Density, Preferences } from '#domain/preferences.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { useSavedViews } from './use-saved-views.ts'

const nothingChosen: Readonly<Record<string, boolean>> = {}

/** Returns the columns and options of a list: those of the open view, or else those that the user chose. */
export const listChoices = (lists: Preferences['lists'], list: string, view?: SavedView) =>
  view?.columns ?? lists.columns[list] ?? nothingChosen

/**
 * Returns the row density, which applies to all lists, and the chosen columns and options of one list. An open view has
 * separate settings, and changes apply to the view.
 */
export function useListPreferences(list: string, viewId: string | null) {
  const [lists, choose] = usePreference('lists')
  const { views, save } = useSavedViews()
  const view = views.find(({ id }) => id === viewId)
  const chosen = listChoices(lists, list, view)
  if (view) {
    return {
      density: view.density,
      chosen,
      chooseDensity: (density: Density) => save({ ...view, density }),
      choose: (changes: Readonly<Record<string, boolean>>) => save({ ...view, columns: { ...chosen, ...changes } }),
    }
  }
  return {
    density: lists.density,
    chosen,
    chooseDensity: (density: Density) => choose({ ...lists, density }),
    choose: (changes: Readonly<Record<string, boolean>>) =>
      choose({ ...lists, columns: { ...lists.columns, [list]: { ...chosen, ...changes } } }),
  }
}
