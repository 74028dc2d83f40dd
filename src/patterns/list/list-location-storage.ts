import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { tabStorage } from '#actors/storage.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'

/** Storage key for the last visit to a list in this tab: user, path, query string, and id of a new row. */
const key = 'threereco.list'

/** Stores the visit. If storage is unavailable, links lead to the first page of the list. */
function storeListVisit(userId: string, path: string, search: string, newId: string | null = null) {
  tabStorage.write(key, JSON.stringify([userId, path, search, newId]))
}

/** Returns the last visit if it was to the list at this path, otherwise null. */
function readListVisit(userId: string, path: string): { search: string; newId: string | null } | null {
  const last = tabStorage.readJson(key)
  if (!Array.isArray(last) || last[0] !== userId || last[1] !== path) return null
  return { search: String(last[2]), newId: typeof last[3] === 'string' ? last[3] : null }
}

export const forgetListVisit = () => tabStorage.drop(key)

/** Stores the current view of a list for {@link useListLocation}. `search` is the query string: "" or "?page=2". */
export function useStoreListVisit(path: string, search: string) {
  const { id } = useUser()
  const isLeft = useIsLeft()
  useEffect(() => {
    if (!isLeft) storeListVisit(id, path, search)
  }, [id, path, search, isLeft])
}

/**
 * Adds page, search and order of the last visit to the path, unless the user has since visited another list in this
 * tab.
 */
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
  const isLeft = useIsLeft()
  // Must run before `useStoreListVisit` overwrites the visit.
  return useMemo(() => (isLeft ? null : (readListVisit(id, path)?.newId ?? null)), [id, path, isLeft])
}

const shrunkLists = () => new Set<string>()

/**
 * Stores the lists in which the user deleted rows during this session. For these lists, a URL with a page beyond the
 * last one is not an error.
 */
export function useDeletedRows(path: string) {
  const environment = useEnvironment()
  return useMemo(() => {
    const shrunk = sessionService(environment, shrunkLists)
    return { noteRemoval: () => void shrunk.add(path), hasDeletedRows: () => shrunk.has(path) }
  }, [environment, path])
}

/**
 * Returns a function that stores the id of a new row and returns the list path with the last view. Without an id, that
 * function returns the plain path.
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
