import { useCallback } from 'react'
import { useUser } from '#actors/environment.tsx'
import { keep, kept } from './list-as-left.ts'

/**
 * The way to a list in which something new is to be seen, by the new id: the list as it was left, which looks for it. A
 * server may give no id: then to the beginning of the list, where no search hides what is new.
 */
export function useWayToNew({ path }: { path: string }) {
  const { id: userId } = useUser()
  return useCallback(
    (madeId: string | null): string => {
      const search = madeId === null ? '' : (kept(userId, path)?.search ?? '')
      keep(userId, path, search, madeId)
      return path + search
    },
    [userId, path],
  )
}
