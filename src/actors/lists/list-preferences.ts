import { usePreference } from '#actors/environment.tsx'
import type { Density, Preferences } from '#domain/preferences.ts'

const nothingChosen: Readonly<Record<string, boolean>> = {}

/** Returns the user's chosen columns and options for a list. */
export const listChoices = (lists: Preferences['lists'], list: string) => lists.columns[list] ?? nothingChosen

/** Returns the row density, which applies to all lists, and the chosen columns and options of one list. */
export function useListPreferences(list: string) {
  const [lists, choose] = usePreference('lists')
  const chosen = listChoices(lists, list)
  return {
    density: lists.density,
    chosen,
    chooseDensity: (density: Density) => choose({ ...lists, density }),
    choose: (changes: Readonly<Record<string, boolean>>) =>
      choose({ ...lists, columns: { ...lists.columns, [list]: { ...chosen, ...changes } } }),
  }
}
