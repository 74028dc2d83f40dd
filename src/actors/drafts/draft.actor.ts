import { assign, fromCallback, fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { DraftEvent, SentRecord } from '#machines/draft/draft.types.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

export type DraftPlace = {
  userId: string
  /** URL path of the form. The browser stores one draft per user and path. */
  path: string
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
  { userId, path, find }: DraftPlace,
): typeof draftMachine {
  const name = userId + path
  return draftMachine.provide({
    actors: {
      watch: fromCallback<DraftEvent>(({ sendBack }) => {
        const watching = new AbortController()
        watchClosing(() => sendBack({ type: 'draft.keep' }), watching.signal)
        const failures = session.on('session.signOutFailed', () => sendBack({ type: 'session.signOutFailed' }))
        const release = holdDraft(
          name,
          () => sendBack({ type: 'draft.heldElsewhere' }),
          () => sendBack({ type: 'draft.released' }),
        )
        return () => {
          watching.abort()
          failures.unsubscribe()
          release()
        }
      }),
      find: fromPromise<string | null, { sent: SentRecord }>(({ input, signal }) => find(input.sent, signal)),
    },
    actions: {
      readStored: assign(() => ({ stored: readDraft(name, now()) })),
      readContent: assign(({ context }) => ({ content: { at: now(), ...context.read() } })),
      store: (_, draft) => storeDraft(name, draft),
    },
    guards: { isTheirs: () => ownerOf(session.getSnapshot().context)?.id === userId },
  })
}

/**
 * Holds the draft `name` for one form, with a lock that all tabs share. If another form holds it, calls
 * `onHeldElsewhere`, waits, and calls `onReleased`. Returns the function that releases the draft. Without the Web Locks
 * API, every form gets the draft immediately.
 */
function holdDraft(name: string, onHeldElsewhere: () => void, onReleased: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const lockName = `threereco.draft ${name}`
  const wait = () =>
    navigator.locks.request(lockName, { signal }, () => {
      onReleased()
      return released
    })
  const hold = async () => {
    const isHeld = await navigator.locks.request(lockName, { ifAvailable: true }, lock =>
      lock === null || signal.aborted ? lock !== null : released.then(() => true),
    )
    if (isHeld || signal.aborted) return
    onHeldElsewhere()
    await wait()
  }
  if (navigator.locks) {
    hold().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
  return () => {
    waiting.abort()
    release()
  }
}
