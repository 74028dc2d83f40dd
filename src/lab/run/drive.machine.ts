/*
 * Drives a run to the place that is wanted, which the address holds.
 *
 * A place that goes on from what the run has taken is gone to on the same actor (`goingOn`); for any other one the run is
 * stopped, and its machine starts anew (`replaying`). What is done to the actor from outside becomes a part of the place.
 * `place.moved` tells of a place that the address has not got yet.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { ofError } from '#machines/errors.ts'
import type { AnyExample } from '#machines/example.ts'
import { typed } from '#machines/typed.ts'
import type { RunPlace } from './place-link.ts'
import { type Run, replay } from './replay.ts'
import { goesOnFrom, isSameStep } from './same-steps.ts'
import type { Standing } from './standings.ts'
import type { RunStep } from './steps.ts'

type DriveContext = {
  example: AnyExample
  place: RunPlace
  /** Null while it is replayed for the first time; the one of before until the next one is there. */
  run: Run | null
  /** What the run went through. */
  moments: readonly Standing[]
  /** Why the steps cannot be taken. */
  error: Error | null
}

export type DriveEvent =
  | { type: 'place.change'; place: RunPlace }
  | { type: 'step.take'; step: RunStep }
  | { type: 'step.noted' }

const stepsUpTo = ({ steps, taken }: RunPlace) => steps.slice(0, taken)
const takenBy = (run: Run) => run.moments.flatMap(({ step }) => step ?? [])

/** A place from which another step is taken. It is a branch, unless it is the step that is next there. */
function withStep(place: RunPlace, step: RunStep): RunPlace {
  const taken = place.taken + 1
  if (isSameStep(place.steps[place.taken], step)) return { ...place, taken }
  return { ...place, steps: [...stepsUpTo(place), step], taken }
}

/** A place with the last step of a run in it, which may not have been wanted; those that are still to be taken follow it. */
function withNoted(place: RunPlace, run: Run): RunPlace {
  const steps = takenBy(run)
  if (goesOnFrom(steps, place.steps)) return { ...place, taken: Math.max(place.taken, steps.length) }
  const ahead = place.steps.slice(steps.length - 1, place.taken)
  return { ...place, steps: [...steps, ...ahead], taken: steps.length + ahead.length }
}

const isSamePlace = (one: RunPlace, other: RunPlace) =>
  one.input === other.input &&
  one.taken === other.taken &&
  one.steps.length === other.steps.length &&
  goesOnFrom(one.steps, other.steps)

export const driveMachine = setup({
  types: typed<{
    context: DriveContext
    input: { example: AnyExample; place: RunPlace }
    events: DriveEvent
    emitted: { type: 'place.moved'; place: RunPlace }
  }>(),
  actors: {
    replay: fromPromise<Run, { example: AnyExample; place: RunPlace }>(
      async ({ input: { example, place }, signal }) => {
        const run = await replay(example, { input: place.input, steps: stepsUpTo(place) })
        if (signal.aborted) run.actor.stop()
        return run
      },
    ),
    /** Holds a run, which ends with it. */
    hold: fromCallback<DriveEvent, Run | null>(({ input: run, sendBack }) => {
      const leave = run?.subscribe(() => sendBack({ type: 'step.noted' }))
      return () => {
        leave?.()
        run?.actor.stop()
      }
    }),
    takeAll: fromPromise<void, DriveContext>(async ({ input: { run, place } }) => {
      await run?.takeAll(stepsUpTo(place).slice(takenBy(run).length))
    }),
  },
  actions: {
    takePlace: assign((_, place: RunPlace) => ({ place })),
    addStep: assign(({ context }, step: RunStep) => ({ place: withStep(context.place, step) })),
    takeRun: assign((_, run: Run) => ({ run, error: null })),
    noteStep: assign(({ context: { run, place } }) =>
      run ? { moments: run.moments, place: withNoted(place, run) } : {},
    ),
    showError: assign((_, error: unknown) => ({ run: null, moments: [], error: error as Error })),
    tellPlace: emit(({ context }) => ({ type: 'place.moved', place: context.place })),
  },
  guards: {
    isOtherPlace: ({ context }, place: RunPlace) => !isSamePlace(context.place, place),
    isForeseen: ({ context: { run, place } }) => run !== null && isSamePlace(withNoted(place, run), place),
    /** From what is taken, and from what is going to be. */
    goesOn: ({ context }, place: RunPlace) =>
      !isSamePlace(context.place, place) &&
      context.place.input === place.input &&
      goesOnFrom(stepsUpTo(context.place), stepsUpTo(place)),
    isThere: ({ context: { run, place } }) => run !== null && takenBy(run).length >= place.taken,
  },
}).createMachine({
  id: 'drive',
  context: ({ input }) => ({ ...input, run: null, moments: [], error: null }),
  initial: 'replaying',
  on: {
    'place.change': {
      guard: { type: 'isOtherPlace', params: ({ event }) => event.place },
      target: '.replaying',
      actions: { type: 'takePlace', params: ({ event }) => event.place },
    },
  },
  states: {
    replaying: {
      invoke: {
        src: 'replay',
        input: ({ context }) => context,
        onDone: { target: 'driving', actions: { type: 'takeRun', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'showError', params: ofError } },
      },
    },
    driving: {
      initial: 'noting',
      invoke: { src: 'hold', input: ({ context }) => context.run },
      on: {
        'step.noted': [{ guard: 'isForeseen', actions: 'noteStep' }, { actions: ['noteStep', 'tellPlace'] }],
        'step.take': {
          target: '.goingOn',
          actions: [{ type: 'addStep', params: ({ event }) => event.step }, 'tellPlace'],
        },
        'place.change': [
          {
            guard: { type: 'goesOn', params: ({ event }) => event.place },
            target: '.deciding',
            actions: { type: 'takePlace', params: ({ event }) => event.place },
          },
          {
            guard: { type: 'isOtherPlace', params: ({ event }) => event.place },
            target: 'replaying',
            actions: { type: 'takePlace', params: ({ event }) => event.place },
          },
        ],
      },
      states: {
        /** A screen may have done more than was wanted while the run began. */
        noting: {
          always: [
            { guard: 'isForeseen', target: 'deciding', actions: 'noteStep' },
            { target: 'deciding', actions: ['noteStep', 'tellPlace'] },
          ],
        },
        deciding: { always: [{ guard: 'isThere', target: 'there' }, { target: 'goingOn' }] },
        there: {},
        goingOn: {
          invoke: {
            src: 'takeAll',
            input: ({ context }) => context,
            onDone: 'deciding',
            onError: { target: '#drive.refused', actions: { type: 'showError', params: ofError } },
          },
          on: {
            'step.take': { actions: [{ type: 'addStep', params: ({ event }) => event.step }, 'tellPlace'] },
            'place.change': [
              {
                guard: { type: 'goesOn', params: ({ event }) => event.place },
                actions: { type: 'takePlace', params: ({ event }) => event.place },
              },
              {
                guard: { type: 'isOtherPlace', params: ({ event }) => event.place },
                target: '#drive.replaying',
                actions: { type: 'takePlace', params: ({ event }) => event.place },
              },
            ],
          },
        },
      },
    },
    refused: {},
  },
})
