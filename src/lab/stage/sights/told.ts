import { rowsIn } from '#domain/pages-read.ts'
import type { BatchEmitted } from '#machines/batch/batch.types.ts'
import type { ListReadingEmitted } from '#machines/list-reading/list-reading.machine.ts'
import type { MembersEmitted } from '#machines/members/members.types.ts'
import type { PaletteEmitted, PaletteRow } from '#machines/palette/palette.types.ts'
import type { PasteEmitted } from '#machines/paste/paste.types.ts'
import type { SessionEmitted } from '#machines/session/session.types.ts'
import type { Told } from './sight.ts'

/** What is told in the corner of the screen as something happens, and may be gone a moment later. */
export const sessionTold: Told<SessionEmitted> = {
  'session.resumed': ({ user }) => [['text', `Welcome back, ${user.name}`]],
  'session.signOutFailed': ({ problem }) => [
    ['text', problem.mayBeDone ? 'You may still be signed in' : 'You are still signed in'],
    ['text', problem.message],
  ],
}

export const editMaterialTold: Told<{ type: 'record.saved' }> = { 'record.saved': () => [['text', 'Changes saved']] }

export const rolesTold: Told<MembersEmitted<{ id: string; name: string }>> = {
  'member.added': ({ member }) => [['text', `${member.name} added`]],
  'member.removed': ({ member }) => [
    ['text', `${member.name} removed`],
    ['button', 'Undo'],
  ],
}

export const pasteTold: Told<PasteEmitted> = {
  'paste.read': ({ lines }) =>
    lines.length > 0 ? [['text', `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} added`]] : [],
}

export const paletteTold: Told<PaletteEmitted<PaletteRow>> = {
  'row.chosen': ({ row }) => [['text', `${row.label} was chosen`]],
}

/** What has stopped, or was refused, stays in sight, and is told by no more than that. */
export const batchTold: Told<BatchEmitted<{ id: string }, { words: { done: string } }>> = {
  'batch.ended': ({ deed, done, isComplete }) =>
    isComplete ? [['text', `${done.length} materials ${deed.words.done}`]] : [],
}

export const listExportTold: Told<ListReadingEmitted<{ id: string }, unknown>> = {
  'list.read': ({ pages }) => [['text', `${rowsIn(pages).items.length} materials exported`]],
}
