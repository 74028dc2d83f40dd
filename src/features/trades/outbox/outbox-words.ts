import { timeInWords } from '#domain/figures/date-words.ts'
import { isolated } from '#domain/words.ts'
import {
  type EntryState,
  entryStateOf,
  nextAttemptOf,
  nextId,
  type OutboxSnapshot,
} from '#machines/outbox/outbox.selectors.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

/** Kind of record by resource. */
export const nouns = { transactions: 'transaction', collections: 'collection' } as const

/** Name, icon and tone of each state. */
export const stateLooks: Record<
  EntryState,
  { label: string; icon: IconName; tone: 'plain' | 'good' | 'warn' | 'bad' }
> = {
  waiting: { label: t('Waiting'), icon: 'clock', tone: 'plain' },
  sending: { label: t('Sending'), icon: 'cloud-up', tone: 'good' },
  needsSignIn: { label: t('Sign-in required'), icon: 'lock', tone: 'warn' },
  unconfirmed: { label: t('Unconfirmed'), icon: 'question', tone: 'plain' },
  refused: { label: t('Refused'), icon: 'warning', tone: 'bad' },
}

/** Returns what happens next, or what the user must do. */
export function stateNote(snapshot: OutboxSnapshot, entry: OutboxEntry, locale: string): string {
  const state = entryStateOf(snapshot, entry)
  const attemptAt = nextAttemptOf(snapshot, entry)
  const attempt = attemptAt === null ? '' : t('Next attempt at {time}.', { time: timeInWords(attemptAt, locale) })
  if (entry.refusal) {
    return t('Server: “{message}” Open the record and correct it.', { message: isolated(entry.refusal.message) })
  }
  if (state === 'needsSignIn') return t('Your session ended. Sign in to send.')
  if (state === 'sending') return t('The request is pending.')
  if (state === 'unconfirmed') {
    const { [entry.id]: problem } = snapshot.context.searchProblems
    const reason = problem && t('The app can’t check if the server has it: {message}', { message: problem.message })
    return [reason, attempt].filter(Boolean).join(' ') || t('The app is checking if the server has the record.')
  }
  if (snapshot.hasTag('offline')) return t('Sent when you are online.')
  return attempt || (nextId(snapshot) === entry.id ? t('Next in line.') : '')
}
