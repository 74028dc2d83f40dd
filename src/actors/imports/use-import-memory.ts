import { useMemo } from 'react'
import { type Environment, useEnvironment, usePreference, useUser } from '#actors/environment.tsx'
import {
  type ImportMemory,
  importMemoryIn,
  type SavedMapping,
  withMapping,
  withoutMapping,
} from '#domain/import/import-memory.ts'

type Preferences = Pick<Environment, 'preferences'>

/** Returns the mappings and answers that a user's imports can use again. */
export const memoryOf = ({ preferences }: Preferences, userId: string): ImportMemory =>
  importMemoryIn(preferences.get().imports[userId])

/** Changes the mappings and answers of a user. */
export function changeMemory(
  { preferences }: Preferences,
  userId: string,
  changed: (memory: ImportMemory) => ImportMemory,
) {
  const { imports } = preferences.get()
  preferences.choose('imports', { ...imports, [userId]: changed(importMemoryIn(imports[userId])) })
}

/** Returns the mappings and answers that the user's imports can use again, and the functions that change mappings. */
export function useImportMemory() {
  const environment = useEnvironment()
  const { id: userId } = useUser()
  const [all] = usePreference('imports')
  const change = (changed: (memory: ImportMemory) => ImportMemory) => changeMemory(environment, userId, changed)
  return {
    memory: useMemo(() => importMemoryIn(all[userId]), [all, userId]),
    /** Adds a mapping, or replaces the mapping of the resource with the same name. */
    saveMapping: (mapping: SavedMapping) => change(memory => withMapping(memory, mapping)),
    removeMapping: (mapping: SavedMapping) => change(memory => withoutMapping(memory, mapping)),
  }
}
