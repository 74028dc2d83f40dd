const lockName = (name: string) => `threereco.draft ${name}`

/**
 * Locks the draft `name` for one form in all tabs. Calls `onAcquired`; or, if another form has the lock, calls
 * `onHeldElsewhere`, waits, and calls `onReleased`. Returns the function that releases the lock. Without the Web Locks
 * API, every form gets the lock immediately.
 */
export function lockDraft(
  name: string,
  {
    onAcquired,
    onHeldElsewhere,
    onReleased,
  }: { onAcquired: () => void; onHeldElsewhere: () => void; onReleased: () => void },
): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const wait = () =>
    navigator.locks.request(lockName(name), { signal }, () => {
      onReleased()
      return released
    })
  const acquire = async () => {
    const isLocked = await navigator.locks.request(lockName(name), { ifAvailable: true }, lock => {
      if (lock === null) return false
      if (signal.aborted) return true
      onAcquired()
      return released.then(() => true)
    })
    if (isLocked || signal.aborted) return
    onHeldElsewhere()
    await wait()
  }
  if (navigator.locks) {
    acquire().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  } else onAcquired()
  return () => {
    waiting.abort()
    release()
  }
}

/** Resolves when no form has the lock of the draft. */
export async function untilUnlocked(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockName(name), { mode: 'shared', signal }, () => undefined)
}

/** Returns those of the drafts that a form has locked. A wait for a draft is not a lock. */
export async function lockedOf(names: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return names.filter(name => held.some(lock => lock.name === lockName(name) && lock.mode === 'exclusive'))
}

/** Runs `act` and returns true if no form has the lock of the draft; otherwise returns false. */
export async function ifUnlocked(name: string, act: () => void): Promise<boolean> {
  const run = (lock: object | null) => {
    if (lock !== null) act()
    return lock !== null
  }
  return navigator.locks ? navigator.locks.request(lockName(name), { ifAvailable: true }, run) : run({})
}
