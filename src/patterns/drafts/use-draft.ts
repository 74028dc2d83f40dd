import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { createDraft } from '#actors/records/draft.actor.ts'
import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { isCopyWaiting, offeredDraft } from '#machines/draft/draft.selectors.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import { type UnsavedWork, useUnsavedWork } from '#patterns/leaving/leave-context.ts'
import { contentOf, losesChanges, type PrivateFields, restoreDraft, watchFields } from './draft-content.ts'

export type OtherWork = {
  /** Returns the content to store in the draft; empty if this work saves itself. */
  draft: () => readonly unknown[]
  isUnsaved: UnsavedWork['isUnsaved']
  restore: (draft: readonly unknown[]) => void
  subscribe: (onChange: () => void) => () => void
}

const noOtherWork: OtherWork = {
  draft: () => [],
  isUnsaved: () => false,
  restore: () => undefined,
  subscribe: () => () => undefined,
}

/** Calls `onClosing` before the page closes. Returns a cleanup function. */
function watchClosing(onClosing: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  // Runs in the capture phase, before the listener that triggers the browser's prompt.
  addEventListener('beforeunload', onClosing, { capture: true, signal })
  addEventListener('pagehide', onClosing, { signal })
  return () => watching.abort()
}

/**
 * Asks before the user leaves a form with unsaved changes. Stores the changes as a draft that survives a reload, and
 * offers an earlier draft.
 *
 * `copied` contains the initial values of a new form. Call this hook only when the record is loaded. The arguments are
 * read once.
 */
export function useDraft<Values extends RecordValues>(
  record: FormRecord<Values>,
  otherWork: OtherWork = noOtherWork,
  privateFields: PrivateFields = {},
  copied: Draft | null = null,
) {
  const environment = useEnvironment()
  const { id: userId } = useUser()
  const [path] = useLocation()
  const [other] = useState(otherWork)
  const [draft] = useState(() =>
    createDraft(environment, { userId, path, copied, read: () => contentOf(record, other.draft(), privateFields) }),
  )
  const [work] = useState<UnsavedWork>(() => ({
    isUnsaved: by => {
      const isOver = draft.getSnapshot().hasTag('dropped') || record.getSnapshot().hasTag('created')
      return !isOver && (losesChanges(record, by) || other.isUnsaved(by))
    },
    drop: () => draft.send({ type: 'content.drop' }),
  }))
  const offered = useSelector(draft, offeredDraft)

  useUnsavedWork(work)
  useEmitted(draft, 'draft.restored', event => {
    restoreDraft(record, event.draft)
    if (event.draft.lines.length > 0) other.restore(event.draft.lines)
  })
  useEmitted(record, 'record.saved', () => draft.send({ type: 'record.saved' }))
  useEmitted(environment.session, 'session.signOutFailed', () => draft.send({ type: 'session.signOutFailed' }))
  useEffect(() => {
    const onChange = () => draft.send({ type: 'content.changed' })
    const keep = () => draft.send({ type: 'draft.keep' })
    const unwatch = [watchFields(record, onChange), other.subscribe(onChange), watchClosing(keep)]
    // Starts after the watchers, so that filling in copied values counts as a change.
    draft.start()
    return () => {
      // Stores the draft but does not stop the actor, because StrictMode mounts the screen a second time.
      keep()
      for (const end of unwatch) end()
    }
  }, [draft, record, other])

  return {
    draft: offered,
    isCopyWaiting: useSelector(draft, isCopyWaiting),
    /** Labels of private fields that the user had changed, but that the draft does not contain. */
    withheld: offered?.withheld.flatMap(field => privateFields[field] ?? []) ?? [],
    restore: () => draft.send({ type: 'draft.restore' }),
    discard: () => draft.send({ type: 'draft.discard' }),
    drop: work.drop,
  }
}
