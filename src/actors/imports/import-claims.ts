import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

const lockName = (importId: string) => `threereco.import ${importId}`

/**
 * Claims of imports by this tab, so that no two tabs write or undo one import at the same time. All claims end with the
 * signal. Browsers without Web Locks don't claim.
 */
export function createImportClaims(over: AbortSignal) {
  const releases = new Map<string, () => void>()
  const releaseAll = () => {
    for (const release of releases.values()) release()
    releases.clear()
  }
  over.addEventListener('abort', releaseAll)

  function request(importId: string): Promise<boolean> {
    const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    void navigator.locks.request(lockName(importId), { ifAvailable: true }, lock => {
      if (lock) releases.set(importId, release)
      answer(lock !== null)
      return lock ? released : undefined
    })
    return answered
  }

  return {
    /** @throws Problem of kind `conflict` if another tab has the import. */
    async claim(importId: string) {
      if (!navigator.locks || releases.has(importId) || (await request(importId))) return
      throw new Problem({
        kind: 'conflict',
        title: t('Import is open elsewhere'),
        message: t('Another tab writes or undoes this import. Wait until it ends, or close that tab.'),
      })
    },
    releaseAll,
    release(importId: string) {
      releases.get(importId)?.()
      releases.delete(importId)
    },
  }
}
export type ImportClaims = ReturnType<typeof createImportClaims>
