import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type BeginRun, driveMachine, type PlaceMoved } from '#lab/core/run/drive.machine.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import type { RunStep } from '#lab/core/run/steps.ts'

/**
 * Drives a run to `place`. Only the first `begin` is used. Calls `onMoved` with the new place after a step, an event
 * from outside, or the automatic end of a call or delay.
 */
export function useRun(begin: BeginRun, place: RunPlace, onMoved: (moved: PlaceMoved) => void) {
  const drive = useActorRef(driveMachine, { input: { begin, place, now: Date.now } })
  // A layout effect, so that the machine gets the new place first. An outdated place would count as an undo.
  useLayoutEffect(() => drive.send({ type: 'place.change', place }), [drive, place])
  const notifyMoved = useEffectEvent(onMoved)
  useEffect(() => {
    const subscription = drive.on('place.moved', moved => notifyMoved(moved))
    return () => subscription.unsubscribe()
  }, [drive])
  const { run, moments, error } = useSelector(drive, ({ context }) => context)
  return { run, moments, error, take: (step: RunStep) => drive.send({ type: 'step.take', step }) }
}
