import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { heldOf } from '#machines/draft/draft.setup.ts'
import type { HeldDraft } from '#machines/draft/draft.types.ts'
import { loadMark, loadNamesOf, watchDrafts } from './draft-lifetime.ts'
import { ifUnlocked, lockedOf, untilUnlocked } from './draft-lock.ts'
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

/**
 * Returns the names of the loads that no form has open, in any tab. Updates when a form closes, when a load changes, and
 * when the user returns to this tab.
 */
export function useClosedLoads(loads: readonly HeldLoad[]): ReadonlySet<string> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const names = loads.map(({ name }) => name)
    const update = async () => {
      const open = await lockedOf(names)
      if (!signal.aborted) setClosed(new Set(names.filter(name => !open.includes(name))))
      return open
    }
    const watch = async () => {
      for (const name of await update()) untilUnlocked(name, signal).then(update, ignoreAbort)
    }
    const ignoreAbort = (error: unknown) => {
      if (!signal.aborted) throw error
    }
    void watch()
    addEventListener('focus', () => void update(), { signal })
    return () => watching.abort()
  }, [loads])
  return closed
}

/** Deletes a held load. Returns false if a form has it open. */
export const deleteLoad = ({ name }: Pick<HeldLoad, 'name'>): Promise<boolean> =>
  ifUnlocked(name, () => storeDraft(name, null))
