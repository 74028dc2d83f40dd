import { useEffect, useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { whenIdle } from '#actors/when-idle.ts'
import { may } from '#domain/permissions/permissions.ts'
import { type Problem, toProblem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'

export const stillHasAccess = t('Removed, but still has access on this server')

export const accessUnknown = ({ message }: Problem) =>
  t('The app could not check if removed users still have access. {reason}', { reason: message })

/**
 * Returns the users whom the server removed from a list of a business, but who still have access. `problem` is the
 * reason if they could not be read. Reads the list of all users while the page is idle.
 */
export function useRetainedUsers(businessId: string | null): { users: readonly User[]; problem: Problem | null } {
  const api = useApi()
  const isPermitted = may(useUser(), 'users.view')
  const [users, setUsers] = useState<readonly User[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    if (businessId === null || !isPermitted) return
    const left = new AbortController()
    const fetchThem = async () => {
      try {
        await whenIdle(left.signal)
        const retained = await api.businesses.retainedUsers(businessId, left.signal)
        if (!left.signal.aborted) setUsers(retained)
      } catch (error) {
        if (!left.signal.aborted) setProblem(toProblem(error))
      }
    }
    void fetchThem()
    return () => left.abort()
  }, [api, businessId, isPermitted])
  return { users, problem }
}
