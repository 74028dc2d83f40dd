import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { dropDraft, keepDraft, readDraft } from '#actors/draft-storage.ts'
import { type Environment, useEnvironment, useUser } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { same } from '#machines/record/merge.ts'
import { ownerOf } from '#machines/session/seat.ts'
import { type UnsavedWork, useUnsavedWork } from '#patterns/leaving/leave-context.ts'
import { endTyping } from '#patterns/record/end-typing.ts'
import { changesIn, draftWithNews, losesChanges, type PrivateFields, withoutPrivate } from './draft-content.ts'

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

/** A form's unsaved work: whether there is some, and the draft that this browser keeps of it. */
function createKeeper<Values extends RecordValues>(
  record: FormRecord<Values>,
  other: OtherWork | undefined,
  privateFields: PrivateFields,
  { userId, path }: { userId: string; path: string },
  { now, session }: Pick<Environment, 'now' | 'session'>,
) {
  const name = userId + path
  const read = () => readDraft(name, now())
  let isDropped = false
  /** The draft of an earlier visit, until somebody says what becomes of it: what is typed meanwhile is put over it. */
  let offered = draftWithNews(read(), record)
  /**
   * The draft that is this form's to take away: what it kept last, or one without news. Another tab may have put a draft
   * of its own in that place since: that stays.
   */
  let kept = offered ? null : read()
  const isOver = () => isDropped || record.getSnapshot().hasTag('created')
  /** What a draft is of somebody who is gone by now goes with them: their last words are not kept after them. */
  const isTheirs = () => ownerOf(session.getSnapshot().context)?.id === userId
  const keep = () => {
    if (!isTheirs()) return
    const { changes, withheld } = withoutPrivate(changesIn(record), privateFields)
    const lines = other?.draft() ?? []
    const isNothing = Object.keys(changes).length === 0 && lines.length === 0
    if (isNothing || isOver()) return putBack()
    kept = {
      at: now(),
      changes: { ...offered?.changes, ...changes },
      withheld: [...new Set([...(offered?.withheld ?? []), ...withheld])],
      lines: [...(offered?.lines ?? []), ...lines],
    }
    keepDraft(name, kept)
  }
  /** Keeps nothing of this visit: what was offered is offered again next time. */
  const putBack = () => {
    if (!kept || !same(read(), kept)) return
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
    if (!kept && same(read(), offered)) kept = offered
    offered = null
    keep()
  }
  return { work, follow, answer, offered }
}

/**
 * Has people asked before they leave a form with unsaved changes, keeps these as a draft that survives a reload, and
 * gives the draft of an earlier visit, to be brought back or discarded. Call it once the record is loaded.
 */
export function useUnsaved<Values extends RecordValues>(
  record: FormRecord<Values>,
  other?: OtherWork,
  privateFields: PrivateFields = {},
) {
  const environment = useEnvironment()
  const { id: userId } = useUser()
  const [path] = useLocation()
  const [keeper] = useState(() => createKeeper(record, other, privateFields, { userId, path }, environment))
  const [draft, setDraft] = useState(keeper.offered)
  useUnsavedWork(keeper.work)
  useEffect(() => keeper.follow(), [keeper])

  return {
    draft,
    /** What was typed as well and is not in the draft, in words. */
    withheld: draft?.withheld.flatMap(field => privateFields[field] ?? []) ?? [],
    restore: () => {
      if (!draft) return
      const { values } = record.getSnapshot().context
      for (const [field, value] of Object.entries(draft.changes)) {
        if (Object.hasOwn(values, field))
          record.send({ type: 'field.change', field, value: value as Values[typeof field] })
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
