import { assign, fromCallback, fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { DraftEvent, SentRecord } from '#machines/draft/draft.types.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { draftChanges, loadMark, openHere } from './draft-lifetime.ts'
import { lockDraft } from './draft-lock.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

export type DraftPlace = {
  userId: string
  /** URL path of the form. The browser stores one draft per user and path, and the loads of the user. */
  path: string
  /** Id of the load of a new trade. */
  loadId?: string | undefined
  /** Searches for the record that an earlier form sent. Returns its id, or null. */
  find: (sent: SentRecord, signal: AbortSignal) => Promise<string | null>
}

/** Calls `onClosing` before the page closes. */
function watchClosing(onClosing: () => void, signal: AbortSignal) {
  // Runs in the capture phase, before the listener that triggers the browser's prompt.
  addEventListener('beforeunload', onClosing, { capture: true, signal })
  addEventListener('pagehide', onClosing, { signal })
}

/** Returns the draft machine of a form. */
export function storedDraftMachine(
  { now, session }: Pick<Environment, 'now' | 'session'>,
  { userId, path, loadId, find }: DraftPlace,
): typeof draftMachine {
  const name = userId + path + (loadId === undefined ? '' : loadMark + loadId)
  return draftMachine.provide({
    actors: {
      watch: fromCallback<DraftEvent>(({ sendBack }) => {
        const watching = new AbortController()
        watchClosing(() => sendBack({ type: 'draft.keep' }), watching.signal)
        const failures = session.on('session.signOutFailed', () => sendBack({ type: 'session.signOutFailed' }))
        const release = lockDraft(name, {
          onAcquired: () => sendBack({ type: 'draft.acquired' }),
          onHeldElsewhere: () => sendBack({ type: 'draft.heldElsewhere' }),
          onReleased: () => sendBack({ type: 'draft.released' }),
        })
        openHere.add(name)
        return () => {
          watching.abort()
          failures.unsubscribe()
          release()
          openHere.delete(name)
          draftChanges.notify()
        }
      }),
      find: fromPromise<string | null, { sent: SentRecord }>(({ input, signal }) => find(input.sent, signal)),
    },
    actions: {
      readStored: assign(() => ({ stored: readDraft(name, now()) })),
      readContent: assign(({ context }) => ({ content: { at: now(), ...context.read() } })),
      store: assign((_, draft) => ({ isKept: storeDraft(name, draft) })),
    },
    guards: { isTheirs: () => ownerOf(session.getSnapshot().context)?.id === userId },
  })
}
