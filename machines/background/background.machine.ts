/*
 * Work that outlives its screen: a record that is being saved, lines that save themselves, members on their way.
 *
 * A screen that is left hands its work over (`work.adopt`). The work is followed until nothing of it is under way, and
 * forgotten then. As long as there is some, the page is held: the browser asks before it closes it. The machine lives
 * as long as the session, and work that is still followed when it stops is called off with it.
 * One machine for every kind of work: a `Work` is whatever its host goes by; `subject` tells which record it belongs to.
 */
import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { BackgroundContext, BackgroundEvent, FollowInput } from './background.types.ts'

/** The machine of all work of one session that has no screen any more. */
export function backgroundMachine<Work extends { subject: string | null }>() {
  return setup({
    types: typed<{ context: BackgroundContext<Work>; events: BackgroundEvent<Work>; tags: 'working' }>(),
    actors: {
      /** Sends `work.finished` once nothing of the work is under way; stops the work when it is stopped itself. */
      follow: fromCallback<BackgroundEvent<Work>, FollowInput<Work>>(() => unfilled('background', 'follow')),
      holdPage: fromCallback(() => unfilled('background', 'holdPage')),
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
          // Heard here, the page stays held while more work comes.
          'work.adopt': { actions: { type: 'adopt', params: ({ event }) => event } },
          'work.finished': { actions: { type: 'forget', params: ({ event }) => event } },
        },
      },
    },
  })
}
