/*
 * Runs one bulk action on many subjects, such as deleting the selected rows. Calls run one after another.
 *
 * - Owner: the screen with the selection.
 * - Inputs: `batch.begin`, `batch.stop`, `batch.goOn`, `batch.dismiss`.
 * - Output: `batch.ended` when the calls stop, fail or are complete.
 * - If the server refuses one subject, the machine records the problem and continues with the next subject.
 * - Any other error leads to `failed`. `batch.stop` waits for the pending call and leads to `stopped`. `batch.goOn`
 *   continues from both states.
 * - The refused subjects stay in the state `over` until `batch.dismiss`.
 * - The host defines the types `Subject` and `Deed` (the action). The machine passes both to the actor `perform`.
 */
import { assign, enqueueActions, setup } from 'xstate'
import { isOfRow, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { actorSlot } from '#machines/slot.ts'
import { present, typed } from '#machines/typed.ts'
import type { BatchContext, BatchEmitted, BatchEvent } from './batch.types.ts'

const nothing = { deed: null, subjects: [], done: [], refused: [], isStopping: false, problem: null }

export const batchMachine = lazyMachine(<Subject, Deed>() => {
  type Context = BatchContext<Subject, Deed>
  const placeOf = ({ done, refused }: Context) => done.length + refused.length
  const subjectOf = (context: Context) => present(context.subjects[placeOf(context)])
  return setup({
    types: typed<{
      context: Context
      events: BatchEvent<Subject, Deed>
      emitted: BatchEmitted<Subject, Deed>
      tags: 'working' | 'stopped' | 'failed' | 'over'
    }>(),
    actors: { perform: actorSlot<void, { deed: Deed; subject: Subject }>('batch', 'perform') },
    actions: {
      begin: assign((_, { deed, subjects }: { deed: Deed; subjects: readonly Subject[] }) => ({
        ...nothing,
        deed,
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
          type: 'batch.ended',
          deed: present(context.deed),
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
    id: 'batch',
    context: nothing,
    initial: 'idle',
    states: {
      idle: {
        on: { 'batch.begin': { target: 'working', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      working: {
        tags: ['working'],
        initial: 'deciding',
        on: { 'batch.stop': { actions: 'noteStop' } },
        states: {
          deciding: {
            always: [
              { guard: 'isThrough', target: '#batch.concluding', actions: 'emitEnded' },
              { guard: 'isStopping', target: '#batch.stopped', actions: 'emitEnded' },
              { target: 'calling' },
            ],
          },
          calling: {
            invoke: {
              src: 'perform',
              input: ({ context }) => ({ deed: present(context.deed), subject: subjectOf(context) }),
              onDone: { target: 'deciding', actions: 'noteDone' },
              onError: [
                {
                  guard: { type: 'isOfSubject', params: ofError },
                  target: 'deciding',
                  actions: { type: 'noteRefusal', params: ofError },
                },
                { target: '#batch.failed', actions: [{ type: 'showProblem', params: ofError }, 'emitEnded'] },
              ],
            },
          },
        },
      },
      stopped: {
        tags: ['stopped'],
        on: { 'batch.goOn': { target: 'working', actions: 'resume' }, 'batch.dismiss': 'concluding' },
      },
      failed: {
        tags: ['failed'],
        on: { 'batch.goOn': { target: 'working', actions: 'resume' }, 'batch.dismiss': 'concluding' },
      },
      concluding: {
        always: [
          { guard: 'hasRefusals', target: 'over' },
          { target: 'idle', actions: 'forget' },
        ],
      },
      over: { tags: ['over'], on: { 'batch.dismiss': { target: 'idle', actions: 'forget' } } },
    },
  })
})
