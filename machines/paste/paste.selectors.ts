import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { pasteMachine } from './paste.machine.ts'

export type PasteActor = ActorRefFrom<typeof pasteMachine>
export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>

/** The progress of the look-ups: how many of all distinct terms have an answer. */
export function progressOf({ context: { waiting, asking, found } }: PasteSnapshot): {
  answered: number
  total: number
} {
  return { answered: found.size, total: waiting.length + asking.length + found.size }
}

/** The rows that made no line, as they were pasted, with their header: to be corrected and pasted again. */
export function unreadText({ context: { header, unread } }: PasteSnapshot): string {
  return [...(header === null ? [] : [header]), ...unread.map(({ text }) => text)].join('\n')
}
