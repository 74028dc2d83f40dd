import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { ofSession } from '#actors/session/session-parts.ts'
import { tabStorage } from '#actors/storage.ts'

/** The storage key of the last list visit in this tab: user, path and search of the list, and the id of a new row. */
const key = 'threereco.list'

/** Stores how a list is on show. Where the browser stores nothing, the way back leads to the beginning of the list. */
function storeListVisit(userId: string, path: string, search: string, newId: string | null = null) {
  tabStorage.write(key, JSON.stringify([userId, path, search, newId]))
}

/** How a user left the list at this path; null when another list, or none, was on show last. */
function readListVisit(userId: string, path: string): { search: string; newId: string | null } | null {
  const last = tabStorage.readJson(key)
  if (!Array.isArray(last) || last[0] !== userId || last[1] !== path) return null
  return { search: String(last[2]), newId: typeof last[3] === 'string' ? last[3] : null }
}

export const forgetListVisit = () => tabStorage.drop(key)

/** Stores how the present list is on show, for {@link useListAsLeft}. `search` is "" or "?page=2". */
export function useStoreListVisit(path: string, search: string) {
  const { id } = useUser()
  useEffect(() => storeListVisit(id, path, search), [id, path, search])
}

/** With the page, search and order of the last visit, if it was the last list on show in this tab for the user. */
export function useListAsLeft<List extends { path: string }>(list: List): List {
  const { id } = useUser()
  const [asLeft] = useState(() => ({ ...list, path: `${list.path}${readListVisit(id, list.path)?.search ?? ''}` }))
  return asLeft
}

/** The id of the new row that the list has to show; null when there is none. */
export function useNewRowId(path: string): string | null {
  const { id } = useUser()
  // Read before `useStoreListVisit` overwrites it.
  const [newId] = useState(() => readListVisit(id, path)?.newId ?? null)
  return newId
}

const shrunkLists = () => new Set<string>()

/** The list may have lost rows in this session: an address beyond its last page is not wrong then. */
export function useShrinking(path: string) {
  const environment = useEnvironment()
  return useMemo(() => {
    const shrunk = ofSession(environment, shrunkLists)
    return { noteRemoval: () => void shrunk.add(path), hasShrunk: () => shrunk.has(path) }
  }, [environment, path])
}

/** The list with its last page and search, which looks for the new row; its beginning if the server sent no id. */
export function useWayToNew({ path }: { path: string }) {
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
