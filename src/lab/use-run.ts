import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import { type BeginRun, driveMachine, type PlaceMoved } from './run/drive.machine.ts'
import type { RunPlace } from './run/place-link.ts'
import type { RunStep } from './run/steps.ts'

/**
 * A run at its place. `begin` is read once. `onMoved` is told of a place to which it has gone: by a step that is taken, by what was done to its
 * actor from outside, or by what a slot or a delay did.
 */
export function useRun(begin: BeginRun, place: RunPlace, onMoved: (moved: PlaceMoved) => void) {
  const drive = useActorRef(driveMachine, { input: { begin, place, now: Date.now } })
  // Before anything else can happen: a place that is behind the run would be taken for a way back.
  useLayoutEffect(() => drive.send({ type: 'place.change', place }), [drive, place])
  useEmitted(drive, 'place.moved', onMoved)
  const { run, moments, error } = useSelector(drive, ({ context }) => context)
  return { run, moments, error, take: (step: RunStep) => drive.send({ type: 'step.take', step }) }
}
