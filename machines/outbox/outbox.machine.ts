/*
 * Sends the records that were saved on this device, each once and in order.
 *
 * - Owner: one instance per session and tab. Input: `isOnline`, and the clock (`now`).
 * - The storage is shared by all tabs. `lock` lets one tab send at a time; each entry is read again under the lock.
 * - An entry is marked as tried before its request. The sender looks for a tried entry on the server before it sends it
 *   again, also after a crash.
 * - A refusal keeps the entry with the server's reason, and the next entry follows. Other failures pause the outbox.
 * - After the end of the session, nothing is sent until the same user signs in again.
 * - Outputs: `entries.sent` with the count, `entry.refused`.
 */
import { ofError } from '#machines/errors.ts'
import { present } from '#machines/typed.ts'
import { outbox } from './outbox.setup.ts'

const pausing = { target: '#outbox.pausing', actions: { type: 'noteFailure', params: ofError } } as const

const sending = outbox.createStateConfig({
  tags: ['sending'],
  entry: 'choose',
  invoke: { src: 'lock' },
  on: {
    'session.suspended': { target: '#outbox.deciding', actions: 'noteSuspended' },
  },
  initial: 'queueing',
  states: {
    queueing: {
      on: {
        'lock.granted': 'reading',
        // Another tab has sent or deleted the entry.
        'entry.removed': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: '#outbox.deciding',
            actions: { type: 'dropEntry', params: ({ event }) => event },
          },
          { actions: { type: 'dropEntry', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ id: present(context.current).id }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'takeCurrent', params: ({ event }) => event.output },
          },
          { target: '#outbox.deciding', actions: 'dropCurrent' },
        ],
        onError: pausing,
      },
    },
    checking: { always: [{ guard: 'isTried', target: 'looking' }, { target: 'marking' }] },
    looking: {
      tags: ['looking'],
      invoke: {
        src: 'find',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'removing' },
          { target: 'posting' },
        ],
        onError: pausing,
      },
    },
    marking: {
      entry: 'markTried',
      invoke: {
        src: 'store',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: 'posting',
        onError: pausing,
      },
    },
    posting: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: 'removing',
        onError: [
          { guard: { type: 'mayBeDone', params: ofError }, target: 'looking' },
          {
            guard: { type: 'isRefusal', params: ofError },
            target: 'refusing',
            actions: { type: 'markRefused', params: ofError },
          },
          pausing,
        ],
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => ({ id: present(context.current).id }),
        onDone: { target: '#outbox.deciding', actions: ['noteSent', 'dropCurrent'] },
        // The entry stays marked as tried, so that the next attempt finds the record on the server.
        onError: pausing,
      },
    },
    refusing: {
      entry: 'emitRefused',
      invoke: {
        src: 'store',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: '#outbox.deciding',
        onError: pausing,
      },
    },
  },
})

export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    entries: [],
    current: null,
    changedAt: null,
    lostAt: null,
    isSuspended: false,
    failures: 0,
    retryAt: null,
    problem: null,
    sent: 0,
  }),
  invoke: { src: 'watch' },
  initial: 'opening',
  on: {
    'entry.stored': { actions: { type: 'takeEntry', params: ({ event }) => event } },
    'entry.removed': { actions: { type: 'dropEntry', params: ({ event }) => event } },
    'connection.changed': { actions: { type: 'takeConnection', params: ({ event }) => event } },
    'session.suspended': { actions: 'noteSuspended' },
    'session.resumed': { actions: 'noteResumed' },
  },
  states: {
    opening: {
      tags: ['opening'],
      invoke: {
        src: 'load',
        onDone: { target: 'deciding', actions: { type: 'takeEntries', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
      },
    },
    // The browser blocks the storage or has none.
    unavailable: { tags: ['unavailable'], on: { 'send.request': 'opening' } },
    deciding: {
      entry: 'unchoose',
      always: [
        { guard: 'isSuspended', target: 'suspended' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasNext', target: 'sending' },
        { target: 'idle' },
      ],
    },
    idle: {
      tags: ['idle'],
      entry: 'emitSent',
      always: [
        { guard: 'isSuspended', target: 'suspended' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'hasNext', target: 'sending' },
      ],
    },
    offline: {
      tags: ['offline'],
      entry: 'emitSent',
      on: { 'session.suspended': { target: 'deciding', actions: 'noteSuspended' } },
      always: { guard: 'isOnline', target: 'deciding' },
    },
    suspended: {
      tags: ['suspended'],
      entry: 'emitSent',
      on: { 'session.resumed': { target: 'deciding', actions: 'noteResumed' } },
    },
    sending,
    pausing: {
      tags: ['pausing'],
      entry: ['unchoose', 'emitSent'],
      after: { retryDelay: 'deciding' },
      on: {
        'send.request': 'deciding',
        'connection.changed': {
          target: 'deciding',
          actions: { type: 'takeConnection', params: ({ event }) => event },
        },
        'session.suspended': { target: 'deciding', actions: 'noteSuspended' },
      },
    },
  },
})
