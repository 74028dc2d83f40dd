import { assign, fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { DraftActor } from '#machines/draft/draft.selectors.ts'
import type { Draft, FormContent, SentRecord } from '#machines/draft/draft.types.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

type DraftOptions = {
  /** Name of the draft: see {@link draftName}. */
  name: string
  userId: string
  read: () => Omit<FormContent, 'at'>
  find: (sent: SentRecord, signal: AbortSignal) => Promise<string | null>
  copied: Draft | null
}

/** The browser stores one draft per user and URL path. */
export const draftName = (userId: string, path: string) => userId + path

/** Creates a form's draft actor; the caller must start it. */
export function createDraft(
  { now, session, instrument }: Pick<Environment, 'now' | 'session' | 'instrument'>,
  { name, userId, read, find, copied }: DraftOptions,
): DraftActor {
  const machine = draftMachine.provide({
    actors: {
      find: fromPromise<string | null, { sent: SentRecord }>(({ input, signal }) => find(input.sent, signal)),
    },
    actions: {
      readStored: assign(() => ({ stored: readDraft(name, now()) })),
      readContent: assign(() => ({ content: { at: now(), ...read() } })),
      store: (_, draft) => storeDraft(name, draft),
    },
    guards: { isTheirs: () => ownerOf(session.getSnapshot().context)?.id === userId },
  })
  return makeActor({ instrument }, machine, { input: { copied } })
}

/**
 * Holds the draft `name` for one form, with a lock that all tabs share. If another form holds it, calls
 * `onHeldElsewhere`, waits, and calls `onReleased`. Returns the function that releases the draft. Without the Web Locks
 * API, every form holds the draft at once.
 */
export function holdDraft(name: string, onHeldElsewhere: () => void, onReleased: () => void): () => void {
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
