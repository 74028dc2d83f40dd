import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { createDraft, draftName, holdDraft } from '#actors/records/draft.actor.ts'
import type { FormRecord, RecordCalls, RecordValues } from '#actors/records/record.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { type DraftActor, isCopyWaiting, offeredDraft, offerStateOf } from '#machines/draft/draft.selectors.ts'
import type { Draft, SentRecord } from '#machines/draft/draft.types.ts'
import { type UnsavedWork, useUnsavedWork } from '#patterns/leaving/leave-context.ts'
import {
  contentOf,
  isCreating,
  losesChanges,
  onceSettled,
  type PrivateFields,
  restoreDraft,
  watchFields,
  watchSending,
} from './draft-content.ts'

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

type Options<Values extends RecordValues> = {
  /** Unsaved work outside the fields. */
  otherWork?: OtherWork | undefined
  privateFields?: PrivateFields | undefined
  /** Initial values of a new form. */
  copied?: Draft | null
  /** How to find the record that an earlier form sent, and the path of its screen. Only for new records. */
  created?: { find: RecordCalls<Values>['find']; pathOf: (id: string) => string }
}

/**
 * Connects a record with its draft, for as long as the record is being saved. The record might outlive its screen, and
 * its draft then ends with the save.
 */
function connect<Values extends RecordValues>(record: FormRecord<Values>, draft: DraftActor) {
  const store = () => {
    draft.send({ type: 'content.changed' })
    draft.send({ type: 'draft.keep' })
  }
  watchSending(record, store)
  record.on('record.saved', () => draft.send({ type: 'record.saved' }))
  record.on('record.refused', store)
}

/**
 * Asks before the user leaves a form with unsaved changes. Stores the changes as a draft that survives a reload, and
 * offers an earlier draft. Call this hook only when the record is loaded. The arguments are read once.
 */
export function useDraft<Values extends RecordValues>(
  record: FormRecord<Values>,
  { otherWork = noOtherWork, privateFields = {}, copied = null, created }: Options<Values>,
) {
  const environment = useEnvironment()
  const { id: userId } = useUser()
  const [path] = useLocation()
  const [other] = useState(otherWork)
  const [{ draft, name }] = useState(() => {
    const name = draftName(userId, path)
    const read = () => contentOf(record, other.draft(), privateFields)
    const find = async ({ id, values }: SentRecord, signal: AbortSignal) => {
      const tried = { newId: id, values: { ...record.getSnapshot().context.initial, ...values }, sent: undefined }
      return (await created?.find(tried, signal))?.id ?? null
    }
    const draft = createDraft(environment, { name, userId, read, find, copied })
    connect(record, draft)
    return { draft, name }
  })
  const [work] = useState<UnsavedWork>(() => {
    let isKept = false
    return {
      isUnsaved: by => {
        const isOver = isKept || draft.getSnapshot().hasTag('dropped') || record.getSnapshot().hasTag('created')
        return !isOver && (losesChanges(record, by) || other.isUnsaved(by))
      },
      isSaving: () => isCreating(record),
      drop: () => draft.send({ type: 'content.drop' }),
      keep: () => {
        isKept = true
      },
    }
  })
  const offered = useSelector(draft, offeredDraft)
  const found = useSelector(draft, ({ context }) => context.found)

  useUnsavedWork(work)
  useEmitted(draft, 'draft.restored', event => {
    restoreDraft(record, event.draft)
    if (event.draft.lines.length > 0) other.restore(event.draft.lines)
  })
  useEmitted(environment.session, 'session.signOutFailed', () => draft.send({ type: 'session.signOutFailed' }))
  useEffect(() => {
    const onChange = () => draft.send({ type: 'content.changed' })
    const keep = () => draft.send({ type: 'draft.keep' })
    const unwatch = [watchFields(record, onChange), other.subscribe(onChange), watchClosing(keep)]
    // Starts after the watchers, so that filling in copied values counts as a change.
    draft.start()
    const release = holdDraft(
      name,
      () => draft.send({ type: 'draft.heldElsewhere' }),
      () => draft.send({ type: 'draft.released' }),
    )
    return () => {
      // Stores the draft but does not stop the actor, because StrictMode mounts the screen a second time.
      keep()
      for (const end of unwatch) end()
      onceSettled(record, release)
    }
  }, [draft, name, record, other])

  return {
    draft: offered,
    state: useSelector(draft, offerStateOf),
    found: found && created ? { at: found.at, path: created.pathOf(found.id) } : null,
    isCopyWaiting: useSelector(draft, isCopyWaiting),
    /** Labels of private fields that the user had changed, but that the draft does not contain. */
    withheld: offered?.withheld.flatMap(field => privateFields[field] ?? []) ?? [],
    restore: () => draft.send({ type: 'draft.restore' }),
    discard: () => draft.send({ type: 'draft.discard' }),
    drop: work.drop,
  }
}

export type FormDraft = ReturnType<typeof useDraft>
