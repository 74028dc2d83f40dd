import { useState } from 'react'
import { actorName, actorStatus, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { innermostText } from '#lab/core/inspect/snapshot-states.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './actor-tree.css.ts'

const ends = { active: '', done: 'done', stopped: 'stopped', error: 'failed' }

function detailOf(actor: InspectedActor): string {
  const status = actorStatus(actor)
  if (status === 'error' && actor.states.length > 0) return 'stopped by error'
  return ends[status] || innermostText(actor.states)
}

/** Number of siblings shown until the user expands the list. A form can have 1000 lines. */
const mostSiblings = 20

type TreeProps = {
  family: ReadonlyMap<InspectedActor | null, readonly InspectedActor[]>
  shown: InspectedActor | undefined
  onChoose: (actor: InspectedActor) => void
}

function Branch({ actor, ...tree }: TreeProps & { actor: InspectedActor }) {
  const [isFolded, setFolded] = useState(false)
  const label = `Actors of ${actorName(actor)}`
  const isParent = tree.family.has(actor)
  return (
    <li>
      <div className={css.row}>
        {isParent ? (
          <button
            type="button"
            className={css.fold}
            aria-label={label}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
          </button>
        ) : (
          <span className={css.leaf} />
        )}
        <button
          type="button"
          className={css.actor}
          data-status={actorStatus(actor)}
          aria-current={actor === tree.shown || undefined}
          onClick={() => tree.onChoose(actor)}
        >
          <span className={css.title}>{actorName(actor)}</span> <span className={css.state}>{detailOf(actor)}</span>
        </button>
      </div>
      {isParent && !isFolded ? <Siblings {...tree} parent={actor} label={label} /> : null}
    </li>
  )
}

function Siblings({ parent, label, ...tree }: TreeProps & { parent: InspectedActor | null; label: string }) {
  const [most, setMost] = useState(mostSiblings)
  const actors = tree.family.get(parent) ?? []
  return (
    <ul className={css.tree} aria-label={label}>
      {actors.slice(0, most).map(actor => (
        <Branch key={actor.session} actor={actor} {...tree} />
      ))}
      {actors.length > most ? (
        <li>
          <Button variant="quiet" onPress={() => setMost(Infinity)}>
            {`${actors.length - most} more`}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}

/** Lists actors, each below its parent, in the given order. An actor without its parent in the list is at the top. */
export function ActorTree({ actors, ...choice }: Omit<TreeProps, 'family'> & { actors: readonly InspectedActor[] }) {
  const known = new Set(actors)
  const family = Map.groupBy(actors, ({ parent }) => (parent && known.has(parent) ? parent : null))
  return <Siblings {...choice} family={family} parent={null} label="Actors" />
}
