import { createActor, waitFor } from 'xstate'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { driveMachine, type PlaceMoved } from '#lab/core/run/drive.machine.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { replay } from '#lab/core/run/replay.ts'

/** Starts the driver machine at a place. `emitted` contains the places that it emitted. */
export async function startDrive(example: AnyExample, place: RunPlace, now = Date.now) {
  const drive = createActor(driveMachine, { input: { begin: course => replay(example, course), place, now } })
  const emitted: PlaceMoved[] = []
  drive.on('place.moved', event => void emitted.push(event))
  drive.start()
  /** Waits until the run has reached its place. Returns the run and its moments. */
  const there = async () => {
    const { context } = await waitFor(drive, snapshot => snapshot.matches({ driving: 'there' }))
    if (!context.run) throw new Error('There is no run.')
    return { actor: context.run.actor, moments: context.moments }
  }
  await there()
  /** Replaces parts of the current place. */
  const goTo = (next: Partial<RunPlace>) => {
    drive.send({ type: 'place.change', place: { ...drive.getSnapshot().context.place, ...next } })
    return there()
  }
  return { drive, emitted, there, goTo }
}
