import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import { type BeginRun, driveMachine, type PlaceMoved } from './run/drive.machine.ts'
import type { RunPlace } from './run/place-link.ts'
import type { RunStep } from './run/steps.ts'

/**
 * Keeps a run at its place. `begin` is read once. `onMoved` receives new places: after steps, events from outside, and
 * automatic ends.
 */
export function useRun(begin: BeginRun, place: RunPlace, onMoved: (moved: PlaceMoved) => void) {
  const drive = useActorRef(driveMachine, { input: { begin, place, now: Date.now } })
  // Runs first: otherwise a place behind the run would count as an undo.
  useLayoutEffect(() => drive.send({ type: 'place.change', place }), [drive, place])
  useEmitted(drive, 'place.moved', onMoved)
  const { run, moments, error } = useSelector(drive, ({ context }) => context)
  return { run, moments, error, take: (step: RunStep) => drive.send({ type: 'step.take', step }) }
}
