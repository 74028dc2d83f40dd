/*
 * "Are you absolutely sure?": what cannot be undone is done only once somebody has typed the phrase, to the letter.
 *
 * Open it with its subject, what is to be removed. A refusal keeps it open, with the phrase still there, to try again;
 * while the deed is under way it can no longer be called off. One machine for every such question: the `perform` slot
 * does the deed to a `Subject` and gives a `Result`.
 */
import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'

/** What has to be typed. */
export const confirmationPhrase = 'I confirm'

export type ConfirmationContext<Subject> = {
  /** What the question is about; null while none is asked. */
  subject: Subject | null
  /** What is typed so far. */
  text: string
  problem: Problem | null
}

export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.open'; subject: Subject }
  | { type: 'phrase.type'; text: string }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }

export type ConfirmationEmitted<Subject, Result> = { type: 'confirmation.done'; subject: Subject; result: Result }

/** The machine of one question, asked about one subject after the other. */
export function confirmationMachine<Subject, Result = void>() {
  // A question is only ever open with a subject, for which the type of the context has no word.
  const subjectOf = (context: ConfirmationContext<Subject>) => context.subject as Subject
  return setup({
    types: typed<{
      context: ConfirmationContext<Subject>
      events: ConfirmationEvent<Subject>
      emitted: ConfirmationEmitted<Subject, Result>
      tags: 'open' | 'performing'
    }>(),
    actors: { perform: actorSlot<Result, { subject: Subject }>('confirmation', 'perform') },
    actions: {
      ask: assign((_, { subject }: { subject: Subject }) => ({ subject })),
      takeText: assign((_, text: string) => ({ text })),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      tellDone: emit(({ context }, { result }: { result: Result }) => ({
        type: 'confirmation.done',
        subject: subjectOf(context),
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
          input: ({ context }) => ({ subject: subjectOf(context) }),
          onDone: {
            target: 'closed',
            actions: [{ type: 'tellDone', params: ({ event }) => ({ result: event.output }) }, 'forget'],
          },
          onError: { target: 'open', actions: { type: 'showProblem', params: ofError } },
        },
      },
    },
  })
}
