import { useEnvironment, usePreference, useUser } from '#actors/environment.tsx'
import {
  type ImportMemory,
  importMemoryIn,
  type SavedMapping,
  withAnswers,
  withMapping,
  withoutMapping,
} from '#domain/import/import-memory.ts'
import type { ImportResource, NameAnswers } from '#domain/import/import-types.ts'

/** Returns the mappings and answers that the user's imports can use again, and the functions that change them. */
export function useImportMemory() {
  const { preferences } = useEnvironment()
  const { id: userId } = useUser()
  const [all] = usePreference('imports')
  const change = (changed: (memory: ImportMemory) => ImportMemory) => {
    const { imports } = preferences.get()
    preferences.choose('imports', { ...imports, [userId]: changed(importMemoryIn(imports[userId])) })
  }
  return {
    memory: importMemoryIn(all[userId]),
    /** Adds a mapping, or replaces the mapping of the resource with the same name. */
    saveMapping: (mapping: SavedMapping) => change(memory => withMapping(memory, mapping)),
    removeMapping: (mapping: SavedMapping) => change(memory => withoutMapping(memory, mapping)),
    /** Keeps answers about unclear names for later files. */
    keepAnswers: (resource: ImportResource, answers: NameAnswers) =>
      change(memory => withAnswers(memory, resource, answers)),
  }
}
