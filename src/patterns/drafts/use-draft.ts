import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { createDraft } from '#actors/draft.actor.ts'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { offeredDraft } from '#machines/draft/draft.selectors.ts'
import { type UnsavedWork, useUnsavedWork } from '#patterns/leaving/leave-context.ts'
import { endTyping } from '#patterns/record/end-typing.ts'
import { bringBack, contentOf, losesChanges, type PrivateFields, watchFields } from './draft-content.ts'

/** Work of a form beside its fields: the lines of a transaction. */
export type OtherWork = {
  /** What a draft keeps of it; empty when it saves itself. */
  draft: () => readonly unknown[]
  isUnsaved: UnsavedWork['isUnsaved']
  restore: (draft: readonly unknown[]) => void
  /** Calls back after each change, until the function that it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

const noOtherWork: OtherWork = {
  draft: () => [],
  isUnsaved: () => false,
  restore: () => undefined,
  subscribe: () => () => undefined,
}

/** Calls back when the page goes away, until the function that it gives is called. */
function watchClosing(onClosing: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const onAsked = () => {
    endTyping()
    onClosing()
  }
  // Before the browser asks whether to leave, which depends on it.
  addEventListener('beforeunload', onAsked, { capture: true, signal })
  addEventListener('pagehide', onClosing, { signal })
  return () => watching.abort()
}

/**
 * Has people asked before they leave a form with unsaved changes, keeps these as a draft that survives a reload, and
 * gives the draft of an earlier visit, to be brought back or discarded. Call it once the record is loaded. What it is
 * given is read once.
 */
export function useUnsaved<Values extends RecordValues>(
  record: FormRecord<Values>,
  otherWork: OtherWork = noOtherWork,
  privateFields: PrivateFields = {},
) {
  const environment = useEnvironment()
  const { id: userId } = useUser()
  const [path] = useLocation()
  const [other] = useState(otherWork)
  const [draft] = useState(() =>
    createDraft(environment, { userId, path, read: () => contentOf(record, other.draft(), privateFields) }),
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
    bringBack(record, event.draft)
    if (event.draft.lines.length > 0) other.restore(event.draft.lines)
  })
  useEmitted(record, 'record.saved', () => draft.send({ type: 'record.saved' }))
  useEmitted(environment.session, 'session.signOutFailed', () => draft.send({ type: 'session.signOutFailed' }))
  useEffect(() => {
    const onChange = () => draft.send({ type: 'content.changed' })
    const keep = () => draft.send({ type: 'draft.keep' })
    draft.start()
    const unwatch = [watchFields(record, onChange), other.subscribe(onChange), watchClosing(keep)]
    return () => {
      // After that nothing is under way in it. A screen that React only tries out comes back to it: it is not stopped.
      keep()
      for (const end of unwatch) end()
    }
  }, [draft, record, other])

  return {
    draft: offered,
    /** What was typed as well and is not in the draft, in words. */
    withheld: offered?.withheld.flatMap(field => privateFields[field] ?? []) ?? [],
    restore: () => draft.send({ type: 'draft.restore' }),
    discard: () => draft.send({ type: 'draft.discard' }),
    /** Gives the work up without a question: the record is gone. */
    drop: work.drop,
  }
}
