/*
 * Connects to a scale and captures its weights for the lines of a trade.
 *
 * - Owner: one instance per session, for all forms. Input: `isSupported`, false in browsers without Web Serial.
 * - Output: `weight.captured` with the gross weight of a line, and with its tare after the second press.
 * - Only a stable weight is captured. A press while the weight moves or is unreadable waits for a stable weight, at
 *   most 5 s.
 * - A press is ignored during an overload or underload, or if the unit is unknown. After an unreadable line, the weight
 *   is no longer stable.
 * - A weight expires after 2 s without a new frame.
 * - An unplugged scale connects again when it is plugged in.
 */
import { ofError } from '#machines/errors.ts'
import { present } from '#machines/typed.ts'
import { scale } from './scale.setup.ts'
import type { ReadingTag, ScaleEvent, ScalePort } from './scale.types.ts'

type Read = { event: ScaleEvent & { type: 'weight.read' } }

const ofReading = ({ event: { reading } }: Read) => ({ reading })

type ReadingGuard = 'isStable' | 'isMoving' | 'isOverload' | 'isUnderload' | 'isUnreadable'

const reading = <Target extends string>(guard: ReadingGuard | null, target: Target) =>
  ({
    ...(guard && { guard: { type: guard, params: ofReading } }),
    target,
    actions: { type: 'setReading', params: ofReading },
  }) as const

/** State of a reading. Each frame re-enters the state, which restarts its timeout. */
const current = <Tag extends ReadingTag>(tag: Tag) => ({ tags: [tag], after: { frameTimeout: 'waiting' } }) as const

const weight = scale.createStateConfig({
  initial: 'waiting',
  on: {
    'weight.read': [
      reading('isStable', '.stable'),
      reading('isMoving', '.moving'),
      reading('isOverload', '.overload'),
      reading('isUnderload', '.underload'),
      reading('isUnreadable', '.unreadable'),
      reading(null, '.noUnit'),
    ],
  },
  states: {
    waiting: { entry: 'clearReading', after: { silenceThreshold: 'silent' } },
    silent: { tags: ['silent'] },
    moving: current('moving'),
    stable: current('stable'),
    overload: current('overload'),
    underload: current('underload'),
    unreadable: current('unreadable'),
    noUnit: current('noUnit'),
  },
})

const ofCapture = ({ event: { line } }: { event: ScaleEvent & { type: 'weight.capture' } }) => ({ line })

const capture = scale.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: 'stopAwaiting',
      on: {
        'weight.capture': { guard: 'hasWeight', target: 'awaiting', actions: { type: 'await', params: ofCapture } },
      },
    },
    awaiting: {
      tags: ['awaiting'],
      always: [
        { guard: 'isCapturable', target: 'idle', actions: ['emitCaptured', 'noteCaptured'] },
        { guard: 'hasNoWeight', target: 'idle', actions: 'emitMissed' },
      ],
      on: {
        'weight.capture': { target: 'awaiting', reenter: true, actions: { type: 'await', params: ofCapture } },
        'weight.discard': {
          guard: { type: 'isAwaited', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'discard', params: ({ event }) => event },
        },
      },
      after: { captureTimeout: { target: 'idle', actions: 'emitMissed' } },
    },
  },
})

const ofPort = ({ event: { output } }: { event: { output: ScalePort | null } }) => output

/** Calls an actor that returns a port, or null for none. */
const invoking = (src: 'findPort' | 'choosePort') =>
  scale.createStateConfig({
    tags: ['disconnected'],
    invoke: {
      src,
      onDone: [
        {
          guard: { type: 'hasPort', params: ofPort },
          target: 'attached',
          actions: { type: 'setPort', params: ofPort },
        },
        { target: 'disconnected' },
      ],
      onError: { target: 'disconnected.failed', actions: { type: 'showProblem', params: ofError } },
    },
  })

const disconnected = scale.createStateConfig({
  tags: ['disconnected'],
  initial: 'idle',
  on: {
    'port.choose': 'choosing',
    'port.appeared': { target: 'attached', actions: { type: 'setPort', params: ({ event }) => event.port } },
  },
  states: { idle: {}, lost: { tags: ['lost'] }, failed: { tags: ['failed'] } },
})

const attached = scale.createStateConfig({
  tags: ['attached'],
  invoke: { src: 'readPort', input: ({ context }) => ({ port: present(context.port) }) },
  exit: ['clearReading', 'stopAwaiting'],
  on: {
    'port.lost': 'disconnected.lost',
    'port.failed': { target: 'disconnected.failed', actions: { type: 'setProblem', params: ({ event }) => event } },
    'port.close': 'disconnected',
    'settings.changed': { target: 'attached', reenter: true },
  },
  initial: 'connecting',
  states: {
    connecting: { tags: ['connecting'], on: { 'port.opened': 'reading' } },
    reading: { type: 'parallel', states: { weight, capture } },
  },
})

export const scaleMachine = scale.createMachine({
  id: 'scale',
  context: ({ input }) => ({ ...input, port: null, reading: null, captured: null, awaiting: null, problem: null }),
  initial: 'starting',
  on: {
    'weight.resume': { actions: { type: 'resume', params: ({ event }) => event } },
    'weight.discard': { actions: { type: 'discard', params: ({ event }) => event } },
  },
  states: {
    starting: {
      always: [{ guard: 'isSupported', target: 'supported' }, { target: 'unsupported' }],
    },
    unsupported: { tags: ['unsupported'] },
    supported: {
      invoke: { src: 'watchPorts' },
      initial: 'looking',
      states: {
        looking: { ...invoking('findPort'), on: { 'port.choose': 'choosing' } },
        disconnected,
        choosing: invoking('choosePort'),
        attached,
      },
    },
  },
})
