import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Draft, dropDraft, keepDraft, readDraft } from '#actors/drafts.ts'
import { useUser, useWorld } from '#actors/world.tsx'
import { type UnsavedWork, useUnsavedWork } from '#flows/leaving/leave-context.ts'
import { changedFields } from '#machines/record/record.selectors.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import { endTyping } from './end-typing.ts'
import type { FormRecord, RecordValues } from './use-record.ts'

/** Milliseconds without a change after which a draft is kept. */
const pause = 300

/** Work of a form beside its fields: the lines of a transaction. */
export type OtherWork = {
  /** What a draft keeps of it; empty when it saves itself. */
  draft: () => readonly unknown[]
  isUnsaved: UnsavedWork['isUnsaved']
  restore: (draft: readonly unknown[]) => void
  /** Calls back after each change, until the function that it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that a form holds otherwise than they were loaded or saved last. */
function changesIn<Values extends RecordValues>(record: FormRecord<Values>): Partial<Values> {
  const snapshot = record.getSnapshot()
  return snapshot.hasTag('created') ? {} : changedFields(snapshot)
}

/**
 * Whether going elsewhere would lose a field that was changed. What a saved record is being saved with goes on without its
 * screen, and is told; a new one might be offered as a draft again.
 */
function losesChanges<Values extends RecordValues>(record: FormRecord<Values>): boolean {
  const snapshot = record.getSnapshot()
  const { id, values, saving } = snapshot.context
  if (id !== null && snapshot.hasTag('saving') && same(values, saving)) return false
  return Object.keys(changesIn(record)).length > 0
}

/** The draft of a name, where it holds something that the form does not. */
function draftWithNews<Values extends RecordValues>(name: string, record: FormRecord<Values>): Draft | null {
  const draft = readDraft(name)
  if (!draft) return null
  const { values } = record.getSnapshot().context
  const isOther = ([field, value]: [string, unknown]) => field in values && !same(value, values[field])
  return draft.lines.length > 0 || Object.entries(draft.changes).some(isOther) ? draft : null
}

/** A form's unsaved work: whether there is some, and the draft that this browser keeps of it. */
function createKeeper<Values extends RecordValues>(
  record: FormRecord<Values>,
  other: OtherWork | undefined,
  name: string,
  now: () => number,
  session: SessionActor,
) {
  let isDropped = false
  /** The draft of an earlier visit, until somebody says what becomes of it: what is typed meanwhile is put over it. */
  let offered = draftWithNews(name, record)
  /**
   * The draft that is this form's to take away: what it kept last, or one without news. Another tab may have put a draft
   * of its own in that place since: that stays.
   */
  let kept = offered ? null : readDraft(name)
  const isOver = () => isDropped || record.getSnapshot().hasTag('created')
  const content = () => ({ changes: changesIn(record), lines: other?.draft() ?? [] })
  const keep = () => {
    const { changes, lines } = content()
    const isNothing = Object.keys(changes).length === 0 && lines.length === 0
    if (isNothing || isOver()) return putBack()
    kept = {
      at: now(),
      changes: { ...offered?.changes, ...changes },
      lines: [...(offered?.lines ?? []), ...lines],
    }
    keepDraft(name, kept)
  }
  /** Keeps nothing of this visit: what was offered is offered again next time. */
  const putBack = () => {
    if (!kept || !same(readDraft(name), kept)) return
    kept = null
    if (offered) keepDraft(name, offered)
    else dropDraft(name)
  }
  const work: UnsavedWork = {
    isUnsaved: by => {
      const hasChanges = by === 'going' ? losesChanges(record) : Object.keys(changesIn(record)).length > 0
      return !isOver() && (hasChanges || (other?.isUnsaved(by) ?? false))
    },
    drop: () => {
      isDropped = true
      putBack()
    },
  }
  /** Keeps a draft after each pause in the changes, and at once when the page goes away. */
  const follow = () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep()
    }
    const onChange = () => {
      isDropped = false
      clearTimeout(timer)
      timer = setTimeout(keepNow, pause)
    }
    let last = record.getSnapshot().context.values
    const subscription = record.subscribe(({ context: { values } }) => {
      if (values === last) return
      last = values
      onChange()
    })
    const saved = record.on('record.saved', putBack)
    const stayed = session.on('session.signOutFailed', () => {
      isDropped = false
      keep()
    })
    const unsubscribe = other?.subscribe(onChange)
    // Before the browser asks whether to leave, which depends on it.
    const onClosing = () => {
      endTyping()
      keepNow()
    }
    addEventListener('beforeunload', onClosing, { capture: true })
    addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      subscription.unsubscribe()
      saved.unsubscribe()
      stayed.unsubscribe()
      unsubscribe?.()
      removeEventListener('beforeunload', onClosing, { capture: true })
      removeEventListener('pagehide', keepNow)
    }
  }
  const answer = () => {
    // The one that was asked about goes with the answer.
    if (!kept && same(readDraft(name), offered)) kept = offered
    offered = null
    keep()
  }
  return { work, follow, answer, offered }
}

/**
 * Has people asked before they leave a form with unsaved changes, keeps these as a draft that survives a reload, and
 * gives the draft of an earlier visit, to be brought back or discarded. Call it once the record is loaded.
 */
export function useUnsaved<Values extends RecordValues>(record: FormRecord<Values>, other?: OtherWork) {
  const { now, session } = useWorld()
  const { id: userId } = useUser()
  const [path] = useLocation()
  const [name] = useState(() => userId + path)
  const [keeper] = useState(() => createKeeper(record, other, name, now, session))
  const [draft, setDraft] = useState(keeper.offered)
  useUnsavedWork(keeper.work)
  useEffect(() => keeper.follow(), [keeper])

  return {
    draft,
    restore: () => {
      if (!draft) return
      const { values } = record.getSnapshot().context
      for (const [field, value] of Object.entries(draft.changes)) {
        if (field in values) record.send({ type: 'field.change', field, value: value as Values[typeof field] })
      }
      if (draft.lines.length > 0) other?.restore(draft.lines)
      keeper.answer()
      setDraft(null)
    },
    discard: () => {
      keeper.answer()
      setDraft(null)
    },
    /** Gives the work up without a question: the record is gone. */
    drop: keeper.work.drop,
  }
}
