import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { AnyExample } from '#machines/example.ts'
import { driveMachine } from './run/drive.machine.ts'
import type { RunPlace } from './run/place-link.ts'
import type { RunStep } from './run/steps.ts'

/**
 * A run at its place. `onMoved` is told of a place to which it has gone by itself: by a step that is taken, or by what was
 * done to its actor from outside.
 */
export function useRun(example: AnyExample, place: RunPlace, onMoved: (place: RunPlace) => void) {
  const drive = useActorRef(driveMachine, { input: { example, place } })
  // Before anything else can happen: a place that is behind the run would be taken for a way back.
  useLayoutEffect(() => drive.send({ type: 'place.change', place }), [drive, place])
  useEmitted(drive, 'place.moved', event => onMoved(event.place))
  const { run, moments, error } = useSelector(drive, ({ context }) => context)
  return { run, moments, error, take: (step: RunStep) => drive.send({ type: 'step.take', step }) }
}
