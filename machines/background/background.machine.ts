/*
 * Completes work after the user leaves its screen, such as a pending save of a record, its lines or its members.
 *
 * - Owner: one instance per session, for all screens.
 * - Input: `work.adopt` with a `Work`. The host defines this type; `subject` is the id of its record.
 * - `working`: one `follow` actor per work item reports `work.finished`. `holdPage` makes the browser ask before it
 *   closes the page.
 * - After the last work item, the machine returns to `idle`.
 * - When the machine stops, it aborts all pending work.
 */
import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { BackgroundContext, BackgroundEvent, FollowInput } from './background.types.ts'

export function backgroundMachine<Work extends { subject: string | null }>() {
  return setup({
    types: typed<{ context: BackgroundContext<Work>; events: BackgroundEvent<Work>; tags: 'working' }>(),
    actors: {
      /** Sends `work.finished` when the work has no pending request. Stopping this actor aborts the work. */
      follow: fromCallback<BackgroundEvent<Work>, FollowInput<Work>>(() =>
        missingImplementation('background', 'follow'),
      ),
      holdPage: fromCallback(() => missingImplementation('background', 'holdPage')),
    },
    actions: {
      adopt: assign(({ context: { works, count }, spawn }, { work }: { work: Work }) => {
        const id = `work-${count + 1}`
        return { works: [...works, { id, work, ref: spawn('follow', { id, input: { id, work } }) }], count: count + 1 }
      }),
      forget: enqueueActions(({ context: { works }, enqueue }, { id }: { id: string }) => {
        enqueue.assign({ works: works.filter(work => work.id !== id) })
        enqueue.stopChild(id)
      }),
    },
    guards: { isDone: ({ context }) => context.works.length === 0 },
  }).createMachine({
    id: 'background',
    context: { works: [], count: 0 },
    initial: 'idle',
    on: { 'work.adopt': { target: '.working', actions: { type: 'adopt', params: ({ event }) => event } } },
    states: {
      idle: {},
      working: {
        tags: ['working'],
        invoke: { src: 'holdPage' },
        always: { guard: 'isDone', target: 'idle' },
        on: {
          // Overrides the root transition, which would re-enter `working` and restart `holdPage`.
          'work.adopt': { actions: { type: 'adopt', params: ({ event }) => event } },
          'work.finished': { actions: { type: 'forget', params: ({ event }) => event } },
        },
      },
    },
  })
}
