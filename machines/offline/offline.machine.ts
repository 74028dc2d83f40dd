/*
 * Stores and deletes the data for working offline on this device.
 *
 * - Owner: the session of a user, one instance.
 * - `load` returns the stored data, or null if the user does not work offline. `store` reads all data from the server
 *   and replaces the stored data in one transaction. `clear` deletes them.
 * - `due` resolves when the data are a day old and the page is idle.
 * - A failed refresh keeps the older data. The machine tries again after `retryDelay`.
 * - Tags: `off`, `on`, `busy` (a call is pending), `failed` (the last refresh failed).
 */
import { assign, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { OfflineContext, OfflineData, OfflineEvent } from './offline.types.ts'

const takeData = {
  type: 'takeData',
  params: ({ event }: { event: { output: OfflineData | null } }) => event.output,
} as const
const showProblem = { type: 'showProblem', params: ofError } as const

export const offlineMachine = setup({
  types: typed<{
    context: OfflineContext
    events: OfflineEvent
    tags: 'off' | 'on' | 'busy' | 'failed'
  }>(),
  actors: {
    load: hostActor<OfflineData | null>('offline', 'load'),
    store: hostActor<OfflineData>('offline', 'store'),
    clear: hostActor<void>('offline', 'clear'),
    keep: hostActor<OfflineData | null>('offline', 'keep'),
    due: hostActor<void, { refreshedAt: number }>('offline', 'due'),
  },
  actions: {
    takeData: assign((_, data: OfflineData | null) => ({ data, problem: null })),
    forgetData: assign({ data: null }),
    showProblem: assign((_, error: unknown): { problem: Problem } => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
  },
  guards: { isStored: (_, data: OfflineData | null) => data !== null },
  delays: { retryDelay: 60 * 60_000 },
}).createMachine({
  id: 'offline',
  context: { data: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        src: 'load',
        onDone: [
          { guard: { type: 'isStored', params: takeData.params }, target: 'on', actions: takeData },
          { target: 'off', actions: 'forgetData' },
        ],
        onError: { target: 'off', actions: ['forgetData', showProblem] },
      },
    },
    off: {
      tags: ['off'],
      on: { 'offline.turnOn': { target: 'storing', actions: 'clearProblem' }, 'data.reload': 'loading' },
    },
    storing: {
      tags: ['off', 'busy'],
      invoke: {
        src: 'store',
        onDone: { target: 'on', actions: takeData },
        onError: { target: 'off', actions: showProblem },
      },
    },
    on: {
      tags: ['on'],
      initial: 'ready',
      on: {
        'offline.turnOff': { target: 'turningOff', actions: 'clearProblem' },
        'data.refresh': { target: '.refreshing', actions: 'clearProblem' },
      },
      states: {
        ready: {
          on: { 'storage.keep': 'keeping', 'data.reload': '#offline.loading' },
          invoke: {
            src: 'due',
            input: ({ context }) => ({ refreshedAt: context.data?.refreshedAt ?? 0 }),
            onDone: 'refreshing',
            onError: { target: 'failed', actions: showProblem },
          },
        },
        refreshing: {
          tags: ['busy'],
          on: { 'data.refresh': {} },
          invoke: {
            src: 'store',
            onDone: { target: 'ready', actions: takeData },
            onError: { target: 'failed', actions: showProblem },
          },
        },
        failed: {
          tags: ['failed'],
          on: { 'storage.keep': 'keeping' },
          after: { retryDelay: 'refreshing' },
        },
        keeping: {
          tags: ['busy'],
          on: { 'data.refresh': {} },
          invoke: {
            src: 'keep',
            onDone: { target: 'ready', actions: takeData },
            onError: { target: 'ready', actions: showProblem },
          },
        },
      },
    },
    turningOff: {
      tags: ['on', 'busy'],
      invoke: {
        src: 'clear',
        onDone: { target: 'off', actions: 'forgetData' },
        onError: { target: 'on', actions: showProblem },
      },
    },
  },
})
