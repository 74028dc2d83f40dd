/*
 * A scale without hardware: its load, its settings, and the frames that it sends.
 *
 * - Owner: the mock. The panel changes the settings, the fake serial port reads the frames.
 * - After a change of the load, the weight moves for `settleTime` and is then stable.
 * - While `isStable` is off, or during an overload, the weight never becomes stable.
 */
import { createListeners } from '#domain/listeners.ts'
import { defaultPortSettings, type PortSettings } from '#domain/scale/port-settings.ts'
import { type Displayed, type DisplayUnit, displaySteps, type FrameFormat, frameOf } from './scale-frames.ts'

/** Maximum load in kg. */
export const maximumLoad = 1500

export type VirtualScaleState = {
  /** Load in kg. */
  load: number
  isStable: boolean
  /** Range of the weight in kg while it is not stable. */
  jitter: number
  isOverloaded: boolean
  isPluggedIn: boolean
  format: FrameFormat
  unit: DisplayUnit
  port: PortSettings
}

/** A sent frame. `at` is in epoch milliseconds. */
export type SentFrame = { id: number; at: number; text: string; state: Displayed['state'] }

const firstState: VirtualScaleState = {
  load: 0,
  isStable: true,
  jitter: 0.4,
  isOverloaded: false,
  isPluggedIn: true,
  format: 'sics',
  unit: 'kg',
  port: defaultPortSettings,
}

const framesShown = 12

type Options = { now?: () => number; settleTime?: number }

/** `settleTime`: time in ms from a change of the load until the weight is stable; 800 by default. */
export function createVirtualScale({ now = Date.now, settleTime = 800 }: Options = {}) {
  const { notify, subscribe } = createListeners()
  let state = firstState
  let change = { from: 0, at: now() - settleTime }
  let frames: readonly SentFrame[] = []
  let count = 0

  function shown(): Displayed {
    const { load, isStable, jitter, isOverloaded, unit } = state
    const time = now() - change.at
    const isSettled = time >= settleTime
    // The displayed weight approaches the load exponentially, to within 1 % at the end.
    const rest = isSettled ? 0 : (change.from - load) * Math.exp((-5 * time) / settleTime)
    const wave = isStable ? 0 : jitter * Math.sin(now() / 70)
    const steps = displaySteps(load + rest + wave, unit)
    if (isOverloaded) return { unit, steps, state: 'overload' }
    return { unit, steps, state: isSettled && isStable ? 'stable' : 'moving' }
  }

  return {
    state: () => state,
    subscribe,
    /** Last frames, newest first. */
    frames: () => frames,
    set: (part: Partial<VirtualScaleState>) => {
      if (part.load !== undefined && part.load !== state.load) change = { from: state.load, at: now() }
      state = { ...state, ...part }
      notify()
    },
    /** Returns the next frame as text. Each character is one byte. */
    nextFrame: (): string => {
      const displayed = shown()
      const text = frameOf(state.format, displayed)
      count += 1
      frames = [{ id: count, at: now(), text, state: displayed.state }, ...frames].slice(0, framesShown)
      notify()
      return text
    },
  }
}

export type VirtualScale = ReturnType<typeof createVirtualScale>
