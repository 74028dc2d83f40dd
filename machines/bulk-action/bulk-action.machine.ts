/*
 * Runs one bulk action on many subjects, such as deleting the selected rows. Calls run one after another.
 *
 * - Owner: the screen with the selection.
 * - Inputs: `bulkAction.begin`, `bulkAction.stop`, `bulkAction.resume`, `bulkAction.dismiss`.
 * - Output: `bulkAction.ended` when the calls stop, fail or are complete.
 * - If the server refuses one subject, the machine records the problem and continues with the next subject.
 * - Any other error leads to `failed`. `bulkAction.stop` waits for the pending call and leads to `stopped`.
 *   `bulkAction.resume` continues from both states.
 * - If the server refused any subjects, the machine stays in `over` until `bulkAction.dismiss`.
 * - The host defines the types `Subject` and `Action`. The machine passes the subject and the action to the actor
 *   `perform`.
 */
import { assign, enqueueActions, setup } from 'xstate'
import { isOfRow, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { present, typed } from '#machines/typed.ts'
import type { BulkActionContext, BulkActionEmitted, BulkActionEvent } from './bulk-action.types.ts'

const nothing = { action: null, subjects: [], done: [], refused: [], isStopping: false, problem: null }

export const bulkActionMachine = lazyMachine(<Subject, Action>() => {
  type Context = BulkActionContext<Subject, Action>
  const placeOf = ({ done, refused }: Context) => done.length + refused.length
  const subjectOf = (context: Context) => present(context.subjects[placeOf(context)])
  return setup({
    types: typed<{
      context: Context
      events: BulkActionEvent<Subject, Action>
      emitted: BulkActionEmitted<Subject, Action>
      tags: 'working' | 'stopped' | 'failed' | 'over'
    }>(),
    actors: { perform: hostActor<void, { action: Action; subject: Subject }>('bulkAction', 'perform') },
    actions: {
      begin: assign((_, { action, subjects }: { action: Action; subjects: readonly Subject[] }) => ({
        ...nothing,
        action,
        subjects,
      })),
      noteDone: assign(({ context }) => ({ done: [...context.done, subjectOf(context)] })),
      noteRefusal: assign(({ context }, error: unknown) => ({
        refused: [...context.refused, { subject: subjectOf(context), problem: toProblem(error) }],
      })),
      noteStop: assign({ isStopping: true }),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
      resume: assign({ isStopping: false, problem: null }),
      emitEnded: enqueueActions(({ context, enqueue }) => {
        const { subjects, done } = context
        enqueue.emit({
          type: 'bulkAction.ended',
          action: present(context.action),
          done,
          isComplete: done.length === subjects.length,
        })
      }),
      forget: assign(nothing),
    },
    guards: {
      isOfSubject: (_, error: unknown) => isOfRow(error),
      isThrough: ({ context }) => placeOf(context) >= context.subjects.length,
      isStopping: ({ context }) => context.isStopping,
      hasRefusals: ({ context }) => context.refused.length > 0,
    },
  }).createMachine({
    id: 'bulkAction',
    context: nothing,
    initial: 'idle',
    states: {
      idle: {
        on: { 'bulkAction.begin': { target: 'working', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      working: {
        tags: ['working'],
        initial: 'deciding',
        on: { 'bulkAction.stop': { actions: 'noteStop' } },
        states: {
          deciding: {
            always: [
              { guard: 'isThrough', target: '#bulkAction.concluding', actions: 'emitEnded' },
              { guard: 'isStopping', target: '#bulkAction.stopped', actions: 'emitEnded' },
              { target: 'calling' },
            ],
          },
          calling: {
            invoke: {
              src: 'perform',
              input: ({ context }) => ({ action: present(context.action), subject: subjectOf(context) }),
              onDone: { target: 'deciding', actions: 'noteDone' },
              onError: [
                {
                  guard: { type: 'isOfSubject', params: ofError },
                  target: 'deciding',
                  actions: { type: 'noteRefusal', params: ofError },
                },
                { target: '#bulkAction.failed', actions: [{ type: 'showProblem', params: ofError }, 'emitEnded'] },
              ],
            },
          },
        },
      },
      stopped: {
        tags: ['stopped'],
        on: { 'bulkAction.resume': { target: 'working', actions: 'resume' }, 'bulkAction.dismiss': 'concluding' },
      },
      failed: {
        tags: ['failed'],
        on: { 'bulkAction.resume': { target: 'working', actions: 'resume' }, 'bulkAction.dismiss': 'concluding' },
      },
      concluding: {
        always: [
          { guard: 'hasRefusals', target: 'over' },
          { target: 'idle', actions: 'forget' },
        ],
      },
      over: { tags: ['over'], on: { 'bulkAction.dismiss': { target: 'idle', actions: 'forget' } } },
    },
  })
})
