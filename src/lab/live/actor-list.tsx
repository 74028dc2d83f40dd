import { ActorTree } from '#lab/view/inspect/actor-tree.tsx'
import { quiet } from '#lab/view/lab.css.ts'
import * as css from './live.css.ts'
import type { RecordedActor } from './recorded-actor.ts'

/** Lists the app's running machines, each below its parent, then the ended machines. */
export function ActorList({
  running,
  ended,
  ...choice
}: {
  running: readonly RecordedActor[]
  ended: readonly RecordedActor[]
  shown: RecordedActor | undefined
  onChoose: (actor: RecordedActor) => void
}) {
  return (
    <div className={css.actors}>
      <ActorTree label="Running machines" actors={running} {...choice} />
      {ended.length > 0 ? (
        <details>
          <summary className={quiet}>Ended: {ended.length}</summary>
          <ActorTree label="Ended machines" actors={ended} {...choice} />
        </details>
      ) : null}
    </div>
  )
}
