import { useSyncExternalStore } from 'react'
import { useUser } from '#actors/environment.tsx'
import { loadNamesOf, watchDrafts } from './draft-lifetime.ts'

/** Returns the number of held loads of the user on this device. */
export function useHeldCount(): number {
  const { id } = useUser()
  return useSyncExternalStore(watchDrafts, () => loadNamesOf(id).length)
}
