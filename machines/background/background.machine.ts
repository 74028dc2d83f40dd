/*
 * Work that outlives its screen: a record that is being saved, lines that save themselves, members that are being added.
 *
 * A screen that is left hands its work over (`work.adopt`). From `idle` the machine goes to `working`, where one `follow`
 * actor watches each work until it reports `work.finished`, and the page is held (`holdPage`): the browser asks before it
 * closes it. When the last work is finished the machine is `idle` again. It lives as long as the session; work that it
 * still follows when it is stopped is called off.
 * One machine for every kind of work: `Work` is the host's own type, whose `subject` is the id of its record.
 */
import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { BackgroundContext, BackgroundEvent, FollowInput } from './background.types.ts'

/** The machine of all work in one session whose screen was left. */
export function backgroundMachine<Work extends { subject: string | null }>() {
  return setup({
    types: typed<{ context: BackgroundContext<Work>; events: BackgroundEvent<Work>; tags: 'working' }>(),
    actors: {
      /** Sends `work.finished` once nothing of the work is under way. When it is stopped, it stops the work. */
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
          // Handled here too, so that `working` is not entered anew and the page stays held.
          'work.adopt': { actions: { type: 'adopt', params: ({ event }) => event } },
          'work.finished': { actions: { type: 'forget', params: ({ event }) => event } },
        },
      },
    },
  })
}
