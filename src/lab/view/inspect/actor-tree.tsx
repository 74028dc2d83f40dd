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
  const { shown, onChoose, family } = tree
  const name = actorName(actor)
  return (
    <li>
      <div className={css.row}>
        {family.has(actor) ? (
          <button
            type="button"
            className={css.fold}
            aria-label={`Actors of ${name}`}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
          </button>
        ) : (
          <span className={css.fold} />
        )}
        <button
          type="button"
          className={css.actor}
          data-status={actorStatus(actor)}
          aria-current={actor === shown || undefined}
          onClick={() => onChoose(actor)}
        >
          <span className={css.title}>{name}</span> <span className={css.state}>{detailOf(actor)}</span>
        </button>
      </div>
      {isFolded ? null : <Siblings {...tree} parent={actor} label={`Actors of ${name}`} />}
    </li>
  )
}

function Siblings({ parent, label, ...tree }: TreeProps & { parent: InspectedActor | null; label: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const actors = tree.family.get(parent) ?? []
  const more = isExpanded ? 0 : actors.length - mostSiblings
  if (actors.length === 0) return null
  return (
    <ul className={css.tree} aria-label={label}>
      {actors.slice(0, isExpanded ? undefined : mostSiblings).map(actor => (
        <Branch key={actor.session} actor={actor} {...tree} />
      ))}
      {more > 0 ? (
        <li>
          <Button size="small" variant="quiet" onPress={() => setExpanded(true)}>{`${more} more`}</Button>
        </li>
      ) : null}
    </ul>
  )
}

/** Lists actors, each below its parent. */
export function ActorTree({
  actors,
  ...choice
}: Omit<TreeProps, 'family'> & {
  /** Order of siblings. An actor without its parent in the list is at the top. */
  actors: readonly InspectedActor[]
}) {
  const known = new Set(actors)
  const family = Map.groupBy(actors, ({ parent }) => (parent && known.has(parent) ? parent : null))
  return <Siblings {...choice} family={family} parent={null} label="Actors" />
}
