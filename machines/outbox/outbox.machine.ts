/*
 * Sends the records that were saved on this device, each once. README.md describes the protocol.
 *
 * - Owner: one instance per session and tab. Input: `isOnline`, and the clock (`now`).
 * - The storage is shared by all tabs. `lock` lets one tab send at a time; each entry is read again under the lock.
 * - `pausing`: a failure concerns all entries, such as a missing response to a search. `waiting`: no entry is due.
 * - After the end of the session, a request in progress continues, because the client repeats it after the same user
 *   signs in. Nothing else is sent.
 * - Outputs: `entries.sent` with the count, `entry.refused`, `entry.updated`.
 */
import { ofError } from '#machines/errors.ts'
import { present } from '#machines/typed.ts'
import { outbox } from './outbox.setup.ts'

const pausing = { target: '#outbox.pausing', actions: { type: 'noteFailure', params: ofError } } as const

const refused = {
  guard: { type: 'isRefusal', params: ofError },
  target: 'storing',
  actions: [{ type: 'markRefused', params: ofError }, 'emitRefused'],
} as const

const sending = outbox.createStateConfig({
  tags: ['sending'],
  entry: 'choose',
  invoke: { src: 'lock' },
  on: { 'session.suspended': { target: '#outbox.deciding', actions: 'noteSuspended' } },
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
    checking: {
      exit: 'endHurry',
      always: [
        { guard: 'isSkipped', target: '#outbox.deciding' },
        { guard: 'isForced', target: 'marking' },
        { guard: 'isUncertain', target: 'looking' },
        { target: 'marking' },
      ],
    },
    looking: {
      tags: ['looking'],
      invoke: {
        src: 'find',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: [
          {
            guard: { type: 'isEarlier', params: ({ event }) => event.output },
            target: 'updating',
            actions: { type: 'takeFound', params: ({ event }) => event.output },
          },
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'removing' },
          { guard: 'isQuiet', target: 'marking' },
          { target: 'storing', actions: 'planSearch' },
        ],
        onError: [
          { ...pausing, guard: { type: 'isPassing', params: ofError } },
          {
            target: 'storing',
            actions: [{ type: 'noteSearchProblem', params: ofError }, 'planSearch'],
          },
        ],
      },
    },
    updating: {
      invoke: {
        src: 'update',
        input: ({ context }) => ({ id: present(context.foundId), entry: present(context.current) }),
        onDone: { target: 'removing', actions: { type: 'emitUpdated', params: ({ event }) => event.output } },
        onError: [refused, pausing],
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
      on: { 'session.suspended': { actions: 'noteSuspended' } },
      invoke: {
        src: 'send',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: 'removing',
        onError: [
          {
            guard: { type: 'mayBeDone', params: ofError },
            target: 'looking',
            actions: { type: 'showProblem', params: ofError },
          },
          refused,
          { target: 'storing', actions: { type: 'planRequest', params: ofError } },
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
    storing: {
      invoke: {
        src: 'store',
        input: ({ context }) => ({ entry: present(context.current) }),
        onDone: '#outbox.deciding',
        onError: pausing,
      },
    },
  },
})

const stops = [
  { guard: 'isSuspended', target: '#outbox.suspended' },
  { guard: 'isOffline', target: '#outbox.offline' },
] as const

/** Transitions of states without sending, in order of precedence. */
const stopsAndNext = [...stops, { guard: 'hasNext', target: '#outbox.sending' }] as const

/** Transitions for attempts that the user requests. */
const wishes = outbox.createStateConfig({
  on: {
    'send.request': { target: '#outbox.deciding', actions: 'hurry' },
    'entry.sendAnyway': {
      guard: { type: 'isUnconfirmed', params: ({ event }) => event },
      target: '#outbox.deciding',
      actions: { type: 'force', params: ({ event }) => event },
    },
  },
})

export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    entries: [],
    current: null,
    wasTried: false,
    foundId: null,
    urgent: [],
    forced: null,
    searchProblems: {},
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
    unavailable: { tags: ['unavailable'], on: { 'send.request': 'opening', 'page.focused': 'opening' } },
    deciding: {
      entry: 'unchoose',
      always: [...stopsAndNext, { guard: 'hasUnsent', target: 'waiting' }, { target: 'idle' }],
    },
    idle: { tags: ['idle'], entry: 'emitSent', always: stopsAndNext },
    waiting: {
      tags: ['waiting'],
      entry: 'emitSent',
      always: stops,
      after: { dueDelay: 'deciding' },
      on: {
        ...wishes.on,
        'entry.stored': { target: 'deciding', actions: { type: 'takeEntry', params: ({ event }) => event } },
        'entry.removed': { target: 'deciding', actions: { type: 'dropEntry', params: ({ event }) => event } },
      },
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
        ...wishes.on,
        'page.focused': 'deciding',
        'connection.changed': {
          target: 'deciding',
          actions: { type: 'takeConnection', params: ({ event }) => event },
        },
        'session.suspended': { target: 'deciding', actions: 'noteSuspended' },
      },
    },
  },
})
