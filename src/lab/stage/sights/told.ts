import type { MembersEmitted } from '#machines/members/members.types.ts'
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
  'paste.read': ({ lines }) => (lines.length > 0 ? [['text', `${lines.length} lines added`]] : []),
}
