import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { pasteMachine } from './paste.machine.ts'

export type PasteActor = ActorRefFrom<typeof pasteMachine>
export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>

/** Returns the number of distinct terms with a response, and the number of all distinct terms. */
export function progressOf({ context: { waiting, searching, found } }: PasteSnapshot): {
  answered: number
  total: number
} {
  return { answered: found.size, total: waiting.length + searching.length + found.size }
}

/**
 * Returns the rows that produced no line, as pasted text with the header, so that the user can correct and paste them
 * again.
 */
export function unreadText({ context: { header, unread } }: PasteSnapshot): string {
  return [...(header === null ? [] : [header]), ...unread.map(({ text }) => text)].join('\n')
}
