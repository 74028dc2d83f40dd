import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { ownerOf } from '#machines/session/seat.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'

/** The lines that go on saving after their screen was left, for each app on the page; they outlive every screen of it. */
const closing = new WeakMap<SessionActor, Set<LinesActor>>()

/**
 * Lets lines whose screen is gone save what is not saved, for as long as the user whose work it is stays signed in: in
 * the name of another nothing may be sent. Until they are done, the browser asks before it closes the page.
 */
export function finish(lines: LinesActor, session: SessionActor, userId: string) {
  if (ownerOf(session.getSnapshot().context)?.id !== userId) return lines.stop()
  const all = closing.get(session) ?? new Set()
  closing.set(session, all.add(lines))
  // A listener of their own: one that all lines share would go with the first of them.
  const listening = new AbortController()
  addEventListener('beforeunload', event => event.preventDefault(), { signal: listening.signal })
  const subscriptions = [
    session.on('session.ended', () => lines.stop()),
    session.on('session.replaced', () => lines.stop()),
  ]
  const forget = () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    listening.abort()
    all.delete(lines)
  }
  lines.subscribe({ complete: forget })
  lines.send({ type: 'lines.close' })
}

/** Resolves once no lines of this record are being saved any more for a screen that is gone. */
export async function linesAreDone(session: SessionActor, recordId: string): Promise<void> {
  const running = [...(closing.get(session) ?? [])].filter(lines => lines.getSnapshot().context.recordId === recordId)
  await Promise.all(running.map(lines => new Promise<void>(done => lines.subscribe({ complete: done }))))
}
