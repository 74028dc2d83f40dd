import { useCallback } from 'react'
import { useUser } from '#actors/environment.tsx'
import { readListVisit, storeListVisit } from './list-as-left.ts'

/**
 * Gives the path to a list that shows a new record, by the id of the record: the list as it was left, which looks for the new
 * row. When the server sent no id, it is the beginning of the list, where no search can hide the row.
 */
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
