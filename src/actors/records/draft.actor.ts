import { assign } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { DraftActor } from '#machines/draft/draft.selectors.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

/** Creates a form's draft actor; the caller must start it. The browser stores one draft per user and URL path. */
export function createDraft(
  { now, session, instrument }: Pick<Environment, 'now' | 'session' | 'instrument'>,
  {
    userId,
    path,
    read,
    copied,
  }: { userId: string; path: string; read: () => Omit<FormContent, 'at'>; copied: Draft | null },
): DraftActor {
  const name = userId + path
  const machine = draftMachine.provide({
    actions: {
      readStored: assign(() => ({ stored: readDraft(name, now()) })),
      readContent: assign(() => ({ content: { at: now(), ...read() } })),
      store: (_, draft) => storeDraft(name, draft),
    },
    guards: { isTheirs: () => ownerOf(session.getSnapshot().context)?.id === userId },
  })
  return makeActor({ instrument }, machine, { input: { copied } })
}
