import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { tabStorage } from '#actors/storage.ts'

/** Storage key of the last list visit in this tab: user, path, search, and id of a new row. */
const key = 'threereco.list'

/** Stores the visit. Without storage, links lead to the start of the list. */
function storeListVisit(userId: string, path: string, search: string, newId: string | null = null) {
  tabStorage.write(key, JSON.stringify([userId, path, search, newId]))
}

/** Returns the last visit if it was to the list at this path, else null. */
function readListVisit(userId: string, path: string): { search: string; newId: string | null } | null {
  const last = tabStorage.readJson(key)
  if (!Array.isArray(last) || last[0] !== userId || last[1] !== path) return null
  return { search: String(last[2]), newId: typeof last[3] === 'string' ? last[3] : null }
}

export const forgetListVisit = () => tabStorage.drop(key)

/** Stores the current view of a list for {@link useListLocation}. `search` is "" or "?page=2". */
export function useStoreListVisit(path: string, search: string) {
  const { id } = useUser()
  useEffect(() => storeListVisit(id, path, search), [id, path, search])
}

/** Adds page, search and order of the last visit to the path, if this list was the last one in this tab. */
export function useListLocation<List extends { path: string }>(list: List): List {
  const { id } = useUser()
  const [withLocation] = useState(() => ({
    ...list,
    path: `${list.path}${readListVisit(id, list.path)?.search ?? ''}`,
  }))
  return withLocation
}

export function useNewRowId(path: string): string | null {
  const { id } = useUser()
  // Must run before `useStoreListVisit` overwrites the visit.
  const [newId] = useState(() => readListVisit(id, path)?.newId ?? null)
  return newId
}

const shrunkLists = () => new Set<string>()

/** Tracks lists with deletions in this session: an address beyond their last page is then valid. */
export function useDeletedRows(path: string) {
  const environment = useEnvironment()
  return useMemo(() => {
    const shrunk = sessionService(environment, shrunkLists)
    return { noteRemoval: () => void shrunk.add(path), hasShrunk: () => shrunk.has(path) }
  }, [environment, path])
}

/**
 * Returns a function that stores the new row and returns the path with the last view. Without an id, the path has no
 * view.
 */
export function useNewRowPath({ path }: { path: string }) {
  const { id: userId } = useUser()
  return useCallback(
    (newId: string | null): string => {
      const search = newId === null ? '' : (readListVisit(userId, path)?.search ?? '')
      storeListVisit(userId, path, search, newId)
      return path + search
    },
    [userId, path],
  )
}
