/*
 * Drives a run to the requested place, which the URL stores.
 *
 * If the place continues the current run, the same actor takes the new steps (`goingOn`). Otherwise the run stops and a
 * new actor replays all steps (`replaying`). The user's actions become part of the place. `place.moved` reports a place
 * that the URL does not contain yet.
 *
 * Automatic results of actors and delays are also steps, applied when they are due (`waiting`). Automatic steps are
 * paused while the place has undone steps, because they would discard the undone steps.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Moment } from './collect-moments.ts'
import { allManual, nextAutomaticStep } from './modes.ts'
import type { RunPlace } from './place-link.ts'
import { continuesTo, isGoneBack, isSamePlace, stepsIn, stepsUpTo, withRecordedStep, withStep } from './place-steps.ts'
import type { Run } from './replay.ts'
import type { Course, RunStep } from './steps.ts'

/** `isAutomatic` is true if an actor or a delay caused the step, not the user. */
export type PlaceMoved = { type: 'place.moved'; place: RunPlace; isAutomatic: boolean }

/** Starts a run and takes the steps of the course. @throws StepError */
export type BeginRun = (course: Omit<Course, 'machine'>) => Promise<Run>

type DriveContext = {
  begin: BeginRun
  place: RunPlace
  /** Null during the first replay; the previous run until the next one is ready. */
  run: Run | null
  /** Start and steps of the run so far. */
  moments: readonly Moment[]
  /** Reason why the last step failed; null if none failed. */
  error: Error | null
  /** Returns the time in ms since 1970. */
  now: () => number
}

/** Returns the next automatic step at the current place; null if none is due or if the place has undone steps. */
const next = ({ run, place }: DriveContext) =>
  run && !isGoneBack(place) ? nextAutomaticStep(run, place.modes ?? allManual) : null

export type DriveEvent =
  | { type: 'place.change'; place: RunPlace }
  | { type: 'step.take'; step: RunStep }
  | { type: 'step.noted' }

const typed = <Types extends object>() => ({}) as Types
const errorOf = ({ event }: { event: { error: unknown } }) => event.error
const byUser = { type: 'emitPosition', params: { isAutomatic: false } } as const

const placeOf = ({ event }: { event: DriveEvent & { type: 'place.change' } }) => event.place
const takePlace = { type: 'takePlace', params: placeOf } as const
const goesOn = { type: 'goesOn', params: placeOf } as const
const stepOf = ({ event }: { event: DriveEvent & { type: 'step.take' } }) => event.step
const takeStep = [{ type: 'addStep', params: stepOf }, byUser] as const

export const driveMachine = setup({
  types: typed<{
    context: DriveContext
    input: Pick<DriveContext, 'begin' | 'place' | 'now'>
    events: DriveEvent
    emitted: PlaceMoved
  }>(),
  actors: {
    replay: fromPromise<Run, DriveContext>(async ({ input: { begin, place }, signal }) => {
      const run = await begin({ input: place.input, steps: stepsUpTo(place) })
      if (signal.aborted) run.actor.stop()
      return run
    }),
    /** Keeps a run alive and reports its steps. Stops the run's actor when this actor stops. */
    hold: fromCallback<DriveEvent, Run | null>(({ input: run, sendBack }) => {
      const leave = run?.subscribe(() => sendBack({ type: 'step.noted' }))
      return () => {
        leave?.()
        run?.actor.stop()
      }
    }),
    takeAll: fromPromise<void, DriveContext>(async ({ input: { run, place } }) => {
      await run?.takeAll(stepsUpTo(place).slice(stepsIn(run).length))
    }),
  },
  actions: {
    takePlace: assign((_, place: RunPlace) => ({ place })),
    addStep: assign(({ context }, step: RunStep) => ({ place: withStep(context.place, step) })),
    takeRun: assign((_, run: Run) => ({ run, error: null })),
    storeStep: assign(({ context: { run, place } }) =>
      run ? { moments: run.moments, place: withRecordedStep(place, run) } : {},
    ),
    showError: assign((_, error: unknown) => ({ run: null, moments: [], error: error as Error })),
    addNext: assign(({ context }) => {
      const due = next(context)
      return due ? { place: withStep(context.place, due.step) } : {}
    }),
    emitPosition: emit(({ context }, { isAutomatic }: { isAutomatic: boolean }) => ({
      type: 'place.moved',
      place: context.place,
      isAutomatic,
    })),
  },
  guards: {
    isOtherPlace: ({ context }, place: RunPlace) => !isSamePlace(context.place, place),
    isForeseen: ({ context: { run, place } }) => run !== null && isSamePlace(withRecordedStep(place, run), place),
    goesOn: ({ context }, place: RunPlace) => !isSamePlace(context.place, place) && continuesTo(context.place, place),
    isThere: ({ context: { run, place } }) => run !== null && stepsIn(run).length >= place.applied,
    goesOnByItself: ({ context }) => next(context) !== null,
    isDue: ({ context }) => (next(context)?.at ?? Number.POSITIVE_INFINITY) <= context.now(),
  },
  delays: {
    untilNext: ({ context }) => Math.max(0, (next(context)?.at ?? 0) - context.now()),
  },
}).createMachine({
  id: 'drive',
  context: ({ input }) => ({ ...input, run: null, moments: [], error: null }),
  initial: 'replaying',
  on: {
    'place.change': {
      guard: { type: 'isOtherPlace', params: placeOf },
      target: '.replaying',
      actions: takePlace,
    },
  },
  states: {
    replaying: {
      invoke: {
        src: 'replay',
        input: ({ context }) => context,
        onDone: { target: 'driving', actions: { type: 'takeRun', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'showError', params: errorOf } },
      },
    },
    driving: {
      initial: 'noting',
      invoke: { src: 'hold', input: ({ context }) => context.run },
      on: {
        'step.noted': [{ guard: 'isForeseen', actions: 'storeStep' }, { actions: ['storeStep', byUser] }],
        'step.take': { target: '.goingOn', actions: takeStep },
        'place.change': { guard: goesOn, target: '.deciding', actions: takePlace },
      },
      states: {
        /** Adds steps that a screen might have applied while the run was starting. */
        noting: {
          always: [
            { guard: 'isForeseen', target: 'deciding', actions: 'storeStep' },
            { target: 'deciding', actions: ['storeStep', byUser] },
          ],
        },
        deciding: { always: [{ guard: 'isThere', target: 'there' }, { target: 'goingOn' }] },
        there: {
          initial: 'deciding',
          on: { 'step.noted': 'noting' },
          states: {
            deciding: { always: [{ guard: 'goesOnByItself', target: 'waiting' }, { target: 'resting' }] },
            /** Waits for the next automatic step of an actor or a delay. */
            waiting: {
              after: {
                untilNext: [
                  {
                    guard: 'isDue',
                    target: '#drive.driving.goingOn',
                    actions: ['addNext', { type: 'emitPosition', params: { isAutomatic: true } }],
                  },
                  { target: 'deciding' },
                ],
              },
            },
            resting: {},
          },
        },
        goingOn: {
          invoke: {
            src: 'takeAll',
            input: ({ context }) => context,
            onDone: 'deciding',
            onError: { target: '#drive.refused', actions: { type: 'showError', params: errorOf } },
          },
          on: {
            'step.take': { actions: takeStep },
            'place.change': { guard: goesOn, actions: takePlace },
          },
        },
      },
    },
    refused: {},
  },
})
