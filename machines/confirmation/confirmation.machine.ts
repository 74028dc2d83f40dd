/*
 * Asks the user to type a phrase before an action that cannot be undone.
 *
 * - Owner: the screen with the action. One machine serves all confirmation dialogs.
 * - Inputs: `confirmation.open` with a subject, such as the record to delete; the typed text; `confirmation.confirm`.
 * - The machine ignores `confirmation.confirm` until the text equals the phrase.
 * - `performing` runs the actor `perform` with the subject. The user can no longer cancel.
 * - Success emits `confirmation.done` with the result and closes the dialog.
 * - After a failure, the dialog stays open with the problem and the typed text.
 */
import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { present, typed } from '#machines/typed.ts'
import { t } from '#messages/message.ts'

export const confirmationPhrase = t('I confirm')

export type ConfirmationContext<Subject> = {
  /** Target of the action, such as the record to delete; null while the dialog is closed. */
  subject: Subject | null
  text: string
  problem: Problem | null
}

export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.open'; subject: Subject }
  | { type: 'phrase.type'; text: string }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }

export type ConfirmationEmitted<Subject, Result> = { type: 'confirmation.done'; subject: Subject; result: Result }

export const confirmationMachine = lazyMachine(<Subject, Result = void>() => {
  return setup({
    types: typed<{
      context: ConfirmationContext<Subject>
      events: ConfirmationEvent<Subject>
      emitted: ConfirmationEmitted<Subject, Result>
      tags: 'open' | 'performing'
    }>(),
    actors: { perform: hostActor<Result, { subject: Subject }>('confirmation', 'perform') },
    actions: {
      ask: assign((_, { subject }: { subject: Subject }) => ({ subject })),
      takeText: assign((_, text: string) => ({ text })),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      emitDone: emit(({ context }, { result }: { result: Result }) => ({
        type: 'confirmation.done',
        subject: present(context.subject),
        result,
      })),
      forget: assign({ subject: null, text: '', problem: null }),
    },
    guards: { isConfirmed: ({ context }) => context.text === confirmationPhrase },
  }).createMachine({
    id: 'confirmation',
    context: { subject: null, text: '', problem: null },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'confirmation.open': {
            target: 'open',
            actions: { type: 'ask', params: ({ event }) => ({ subject: event.subject }) },
          },
        },
      },
      open: {
        tags: ['open'],
        on: {
          'phrase.type': { actions: { type: 'takeText', params: ({ event }) => event.text } },
          'confirmation.confirm': { guard: 'isConfirmed', target: 'performing', actions: 'clearProblem' },
          'confirmation.cancel': { target: 'closed', actions: 'forget' },
        },
      },
      performing: {
        tags: ['open', 'performing'],
        invoke: {
          src: 'perform',
          input: ({ context }) => ({ subject: present(context.subject) }),
          onDone: {
            target: 'closed',
            actions: [{ type: 'emitDone', params: ({ event }) => ({ result: event.output }) }, 'forget'],
          },
          onError: { target: 'open', actions: { type: 'showProblem', params: ofError } },
        },
      },
    },
  })
})
