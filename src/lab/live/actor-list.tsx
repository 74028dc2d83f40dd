import { useState } from 'react'
import { actorName } from '#lab/core/inspect/seen-actor.ts'
import { innermostStates } from '#lab/core/inspect/snapshot-states.ts'
import { quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './live.css.ts'
import type { RecordedActor } from './recorded-actor.ts'

type Choice = { shown: RecordedActor | undefined; onChoose: (actor: RecordedActor) => void }

function ActorButton({ actor, shown, onChoose }: Choice & { actor: RecordedActor }) {
  return (
    <button
      type="button"
      className={css.actor}
      aria-current={actor === shown || undefined}
      onClick={() => onChoose(actor)}
    >
      <span className={css.title}>{actorName(actor)}</span>{' '}
      <span className={css.state}>{innermostStates(actor.states)}</span>
    </button>
  )
}

/** Number of children shown per machine until the user expands the list. A form can have 1000 lines. */
const mostParts = 20

type ByParent = ReadonlyMap<RecordedActor | null, readonly RecordedActor[]>

function Branch({ actor, byParent, ...choice }: Choice & { actor: RecordedActor; byParent: ByParent }) {
  const [isWhole, setWhole] = useState(false)
  const parts = byParent.get(actor) ?? []
  return (
    <li>
      <ActorButton actor={actor} {...choice} />
      {parts.length > 0 ? (
        <ul className={css.tree} aria-label={`Parts of ${actorName(actor)}`}>
          {parts.slice(0, isWhole ? undefined : mostParts).map(child => (
            <Branch key={child.session} actor={child} byParent={byParent} {...choice} />
          ))}
          {parts.length > mostParts && !isWhole ? (
            <li>
              <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
                {`${parts.length - mostParts} more`}
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  )
}

/** Lists the app's running machines, each below its parent, then the ended machines. */
export function ActorList({
  running,
  ended,
  ...choice
}: Choice & { running: readonly RecordedActor[]; ended: readonly RecordedActor[] }) {
  const byParent = Map.groupBy(running, ({ parent }) => parent)
  return (
    <div className={css.actors}>
      <ul className={css.tree} aria-label="Running machines">
        {byParent.get(null)?.map(actor => (
          <Branch key={actor.session} actor={actor} byParent={byParent} {...choice} />
        ))}
      </ul>
      {ended.length > 0 ? (
        <details>
          <summary className={quiet}>Ended: {ended.length}</summary>
          <ul className={css.tree} aria-label="Ended machines">
            {ended.map(actor => (
              <li key={actor.session}>
                <ActorButton actor={actor} {...choice} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
