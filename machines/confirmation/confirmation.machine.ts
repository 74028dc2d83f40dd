/*
 * "Are you absolutely sure?": an action that cannot be undone runs only after the phrase was typed exactly.
 *
 * `confirmation.open` opens the question about a subject, such as the record to delete. `confirmation.confirm` is ignored
 * until the typed text is the phrase; then `performing` runs the slot `perform` and can no longer be cancelled. Success
 * emits `confirmation.done` and closes the question. A failure opens it again with its problem and the phrase still typed.
 * One machine for every such question: `perform` is given a `Subject` and answers with a `Result`.
 */
import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { actorSlot } from '#machines/slot.ts'
import { present, typed } from '#machines/typed.ts'

/** The text that has to be typed. */
export const confirmationPhrase = 'I confirm'

export type ConfirmationContext<Subject> = {
  /** What the question is about; null while it is closed. */
  subject: Subject | null
  /** The text typed so far. */
  text: string
  problem: Problem | null
}

export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.open'; subject: Subject }
  | { type: 'phrase.type'; text: string }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }

export type ConfirmationEmitted<Subject, Result> = { type: 'confirmation.done'; subject: Subject; result: Result }

/** The machine of one question, which can be opened again and again, each time about one subject. */
export const confirmationMachine = madeOnce(<Subject, Result = void>() => {
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
            actions: [{ type: 'tellDone', params: ({ event }) => ({ result: event.output }) }, 'forget'],
          },
          onError: { target: 'open', actions: { type: 'showProblem', params: ofError } },
        },
      },
    },
  })
})
