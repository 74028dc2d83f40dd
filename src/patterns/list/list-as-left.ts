import { useEffect, useMemo, useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { tabStorage } from '#actors/storage.ts'

/** Where this browser tab keeps which list was on show last, for whom, and the id of what was made for it since. */
const key = 'threereco.list'

// The way back is a kindness: where the browser keeps nothing, it leads to the beginning of the list.
export function keep(userId: string, path: string, search: string, madeId: string | null = null) {
  tabStorage.write(key, JSON.stringify([userId, path, search, madeId]))
}

/** How somebody left a list, where it is the one that was on show last. */
export function kept(userId: string, path: string): { search: string; madeId: string | null } | null {
  const last = tabStorage.readJson(key)
  if (!Array.isArray(last) || last[0] !== userId || last[1] !== path) return null
  return { search: String(last[2]), madeId: typeof last[3] === 'string' ? last[3] : null }
}

/** Forgets it, when whoever was there is gone. */
export const forgetListVisit = () => tabStorage.drop(key)

/** Keeps the address of the list that is on show, for {@link useListAsLeft}. `search` is "" or "?page=2". */
export function useKeptAddress(path: string, search: string) {
  const { id } = useUser()
  useEffect(() => keep(id, path, search), [id, path, search])
}

/**
 * The list that a form belongs to, its path led to where the list was left: its page, its search, its order. Only of the
 * list that was on show last in this tab, for the same user; another one's path stays what it is.
 */
export function useListAsLeft<List extends { path: string }>(list: List): List {
  const { id } = useUser()
  const [asLeft] = useState(() => ({ ...list, path: `${list.path}${kept(id, list.path)?.search ?? ''}` }))
  return asLeft
}

/** The id of what was made for the list that comes on show, and is to be seen there; null where nothing was. */
export function useNewcomer(path: string): string | null {
  const { id } = useUser()
  // Asked before useKeptAddress keeps anew how the list is on show.
  const [madeId] = useState(() => kept(id, path)?.madeId ?? null)
  return madeId
}

/** The lists that lost rows by what was done here, by their paths; forgotten with the session. */
const shrunkLists = () => new Set<string>()

/**
 * Whether a list lost rows here during this visit. Its last pages may be gone then without a fault of whoever comes back to
 * them: that is no wrong address.
 */
export function useShrinking(path: string) {
  const { ofSession } = useEnvironment()
  return useMemo(() => {
    const shrunk = ofSession(shrunkLists)
    return { noteRemoval: () => void shrunk.add(path), hasShrunk: () => shrunk.has(path) }
  }, [ofSession, path])
}
