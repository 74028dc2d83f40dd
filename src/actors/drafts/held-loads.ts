import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { heldOf } from '#machines/draft/draft.setup.ts'
import type { HeldDraft } from '#machines/draft/draft.types.ts'
import { loadMark, loadNamesOf, watchDrafts } from './draft-lifetime.ts'
import { ifUnlocked, untilUnlocked } from './draft-lock.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

export type HeldLoad = {
  /** Name of its draft. */
  name: string
  id: string
  /** URL path of its form. */
  path: string
  draft: HeldDraft
}

/** Returns a function that reads the held loads of a user, oldest first. It returns the same array until one changes. */
function createReader(userId: string, now: () => number) {
  let text = ''
  let loads: readonly HeldLoad[] = []
  return () => {
    const read = loadNamesOf(userId).flatMap((name): HeldLoad[] => {
      const [path = '', id = ''] = name.slice(userId.length).split(loadMark)
      const draft = readDraft(name, now())
      return draft ? [{ name, id, path, draft: heldOf(draft) }] : []
    })
    const next = JSON.stringify(read)
    if (next === text) return loads
    text = next
    loads = read.toSorted((one, other) => one.draft.heldAt - other.draft.heldAt)
    return loads
  }
}

/** Returns the held loads of the user on this device, oldest first. */
export function useHeldLoads(): readonly HeldLoad[] {
  const { now } = useEnvironment()
  const { id } = useUser()
  const [read] = useState(() => createReader(id, now))
  return useSyncExternalStore(watchDrafts, read)
}

/** Returns the names of the loads that no form has open. A name appears as soon as its form closes, in any tab. */
export function useClosedLoads(loads: readonly HeldLoad[]): ReadonlySet<string> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    for (const { name } of loads) {
      untilUnlocked(name, signal).then(
        () => signal.aborted || setClosed(names => new Set(names).add(name)),
        (error: unknown) => {
          if (!signal.aborted) throw error
        },
      )
    }
    return () => waiting.abort()
  }, [loads])
  return closed
}

/** Deletes a held load. Returns false if a form has it open. */
export const deleteLoad = ({ name }: Pick<HeldLoad, 'name'>): Promise<boolean> =>
  ifUnlocked(name, () => storeDraft(name, null))
