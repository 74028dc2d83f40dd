import { useEffect, useMemo, useState } from 'react'
import { useUser, useWorld } from '#actors/world.tsx'

/** Where this browser tab keeps which list was on show last, and for whom. */
const key = 'threereco.list'

// The way back is a kindness: where the browser keeps nothing, it leads to the beginning of the list.
function keep(userId: string, path: string, search: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify([userId, path, search]))
  } catch {
    // Nothing to undo.
  }
}

function kept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Forgets it, when whoever was there is gone. */
export function forgetListVisit() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept.
  }
}

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
  const [asLeft] = useState(() => {
    const last = kept()
    if (!Array.isArray(last) || last[0] !== id || last[1] !== list.path) return list
    return { ...list, path: `${list.path}${String(last[2])}` }
  })
  return asLeft
}

/** The lists that lost rows by what was done here, by their paths; forgotten when the page is loaded anew. */
const shrunk = new WeakMap<object, Set<string>>()

/**
 * Whether a list lost rows here during this visit. Its last pages may be gone then without a fault of whoever comes back to
 * them: that is no wrong address.
 */
export function useShrinking(path: string) {
  const { session } = useWorld()
  return useMemo(
    () => ({
      noteRemoval: () => {
        shrunk.set(session, new Set([...(shrunk.get(session) ?? []), path]))
      },
      hasShrunk: () => shrunk.get(session)?.has(path) ?? false,
    }),
    [session, path],
  )
}
