import { assign, emit, fromCallback, setup } from 'xstate'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { type Problem, toProblem } from '#domain/problem.ts'
import type { ScaleReading } from '#domain/scale/scale-reading.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { present, typed } from '#machines/typed.ts'
import type {
  CapturedWeight,
  PortEvent,
  ScaleContext,
  ScaleEmitted,
  ScaleEvent,
  ScaleInput,
  ScalePort,
  ScaleTag,
} from './scale.types.ts'

/**
 * Returns the weights of a line if its next weight is on the scale: stable, above 0 as gross, from 0 to less than the
 * gross weight as tare. Otherwise returns null. An unchanged tare is not a gross weight, because the user might press
 * twice.
 */
export function capturable({ reading, captured }: ScaleContext, line: string): CapturedWeight | null {
  if (reading?.kind !== 'weight' || !reading.isStable) return null
  const { kg } = reading
  const before = captured?.line === line ? captured : null
  if (before?.tare === null) {
    const isTare = Number(kg) >= 0 && Number(kg) < Number(before.gross)
    return isTare ? { ...before, tare: kg } : null
  }
  return Number(kg) > 0 && kg !== before?.tare ? { line, gross: kg, tare: null } : null
}

/** True if the scale can send a weight only after the user changes something at the scale. */
const hasNoWeight = ({ reading }: ScaleContext) =>
  reading !== null && ['overload', 'underload', 'noUnit'].includes(reading.kind)

type Read = { reading: ScaleReading }

const nextCapture = (context: ScaleContext) => present(capturable(context, present(context.awaiting)))

export const scale = setup({
  types: typed<{
    context: ScaleContext
    input: ScaleInput
    events: ScaleEvent
    emitted: ScaleEmitted
    tags: ScaleTag
  }>(),
  actors: {
    /** Returns a port with the user's permission that is plugged in, or null. */
    findPort: hostActor<ScalePort | null>('scale', 'findPort'),
    /** Opens the browser's list of ports. Returns null if the user closes it. */
    choosePort: hostActor<ScalePort | null>('scale', 'choosePort'),
    /** Sends `port.appeared` for each port that is plugged in. */
    watchPorts: fromCallback<ScaleEvent>(() => missingImplementation('scale', 'watchPorts')),
    /** Opens the port, sends its readings, and closes the port when the actor stops. */
    readPort: fromCallback<PortEvent, { port: ScalePort }>(() => missingImplementation('scale', 'readPort')),
  },
  actions: {
    setPort: assign((_, port: ScalePort | null) => ({ port, problem: null })),
    setReading: assign((_, { reading }: Read) => ({ reading })),
    clearReading: assign({ reading: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    await: assign((_, { line }: { line: string }) => ({ awaiting: line })),
    stopAwaiting: assign({ awaiting: null }),
    emitCaptured: emit(({ context }) => ({ type: 'weight.captured', ...nextCapture(context) })),
    noteCaptured: assign(({ context }) => ({ captured: nextCapture(context) })),
    emitMissed: emit(({ context }) => ({ type: 'weight.missed', line: present(context.awaiting) })),
    resume: assign((_, { line, gross }: { line: string; gross: DecimalText }) => ({
      captured: { line, gross, tare: null },
    })),
    discard: assign(({ context: { captured } }, { line }: { line: string }) => ({
      captured: captured?.line === line ? null : captured,
    })),
  },
  guards: {
    isSupported: ({ context }) => context.isSupported,
    hasPort: (_, port: ScalePort | null) => port !== null,
    isStable: (_, { reading }: Read) => reading.kind === 'weight' && reading.isStable,
    isMoving: (_, { reading }: Read) => reading.kind === 'moving' || (reading.kind === 'weight' && !reading.isStable),
    isOverload: (_, { reading }: Read) => reading.kind === 'overload',
    isUnderload: (_, { reading }: Read) => reading.kind === 'underload',
    isUnreadable: (_, { reading }: Read) => reading.kind === 'unreadable',
    hasNoWeight: ({ context }) => hasNoWeight(context),
    hasWeight: ({ context }) => !hasNoWeight(context),
    isCapturable: ({ context }) => context.awaiting !== null && capturable(context, context.awaiting) !== null,
    isAwaited: ({ context: { awaiting } }, { line }: { line: string }) => awaiting === line,
  },
  delays: {
    /** Time without a frame before a weight expires. */
    frameTimeout: 2000,
    /** Time without a frame before the user should check the settings. */
    silenceThreshold: 3000,
    /** Maximum wait for a stable weight. */
    captureTimeout: 5000,
  },
})
