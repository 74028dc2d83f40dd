import { useEnvironment, usePreference, useUser } from '#actors/environment.tsx'
import { type SavedView, savedViewsIn, withView } from '#domain/saved-views.ts'

/** Returns the user's saved views of all lists, in the order of saving, and the functions that change them. */
export function useSavedViews() {
  const { preferences } = useEnvironment()
  const { id: userId } = useUser()
  const [all] = usePreference('views')
  const change = (changed: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const { views } = preferences.get()
    preferences.choose('views', { ...views, [userId]: changed(savedViewsIn(views[userId])) })
  }
  return {
    views: savedViewsIn(all[userId]),
    /** Adds a view, or replaces the view with the same id. */
    save: (view: SavedView) => change(views => withView(views, view)),
    /** Deletes a view. Returns a function that restores the view at its earlier position. */
    remove: ({ id }: SavedView) => {
      const before = savedViewsIn(preferences.get().views[userId])
      change(views => views.filter(view => view.id !== id))
      return () => change(views => before.filter(view => view.id === id || views.some(each => each.id === view.id)))
    },
  }
}
