import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { ActorDetails } from './actor-details.tsx'
import { ActorList } from './actor-list.tsx'
import * as css from './live.css.ts'
import type { RecordedActor } from './recorded-actor.ts'
import type { Recording } from './recorder.ts'

/**
 * Sorts machines without a parent: most children first, then newest first. Child machines follow. The screen's main
 * machine usually comes first.
 */
function inOrder(running: readonly RecordedActor[]): readonly RecordedActor[] {
  const partsOf = (actor: RecordedActor) => running.filter(({ parent }) => parent === actor).length
  const roots = running.filter(({ parent }) => !parent).toReversed()
  return [...roots.toSorted((a, b) => partsOf(b) - partsOf(a)), ...running.filter(({ parent }) => parent)]
}

function Machines({ recording }: { recording: Recording }) {
  // Renders after each change. React cannot detect changes to the actors, because they are mutable.
  useSyncExternalStore(recording.subscribe, recording.version)
  const [chosen, setChosen] = useState<RecordedActor | null>(null)
  const running = inOrder(recording.running())
  const shown = chosen ?? running[0]
  return (
    <div className={css.around}>
      <div className={css.halves}>
        <ActorList running={running} ended={recording.ended()} shown={shown} onChoose={setChosen} />
        {shown ? <ActorDetails actor={shown} running={running} recording={recording} /> : null}
      </div>
    </div>
  )
}

/** Returns the content of the live mode's tab in the mock's panel. */
export const machinesTab = (recording: Recording): ReactNode => <Machines recording={recording} />
