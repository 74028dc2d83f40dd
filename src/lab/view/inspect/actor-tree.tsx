import { useState } from 'react'
import { actorName, type SeenActor } from '#lab/core/inspect/seen-actor.ts'
import { innermostStates } from '#lab/core/inspect/snapshot-states.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './actor-tree.css.ts'

export type ActorLook = { detail: string; status: 'active' | 'ended' | 'failed' }

type Choice<Actor extends SeenActor> = {
  shown: Actor | undefined
  onChoose: (actor: Actor) => void
  lookOf?: (actor: Actor) => ActorLook
}

const activeLook = ({ states }: SeenActor): ActorLook => ({ detail: innermostStates(states), status: 'active' })

function ActorButton<Actor extends SeenActor>({
  actor,
  shown,
  onChoose,
  lookOf = activeLook,
}: Choice<Actor> & { actor: Actor }) {
  const { detail, status } = lookOf(actor)
  return (
    <button
      type="button"
      className={css.actor}
      data-status={status}
      aria-current={actor === shown || undefined}
      onClick={() => onChoose(actor)}
    >
      <span className={css.title}>{actorName(actor)}</span> <span className={css.state}>{detail}</span>
    </button>
  )
}

/** Number of children shown per actor until the user expands the list. A form can have 1000 lines. */
const mostParts = 20

type Family<Actor extends SeenActor> = ReadonlyMap<SeenActor | null, readonly Actor[]>

function Branch<Actor extends SeenActor>({
  actor,
  family,
  ...choice
}: Choice<Actor> & { actor: Actor; family: Family<Actor> }) {
  const [isExpanded, setExpanded] = useState(false)
  const parts = family.get(actor) ?? []
  return (
    <li>
      <ActorButton actor={actor} {...choice} />
      {parts.length > 0 ? (
        <ul className={css.tree} aria-label={`Parts of ${actorName(actor)}`}>
          {parts.slice(0, isExpanded ? undefined : mostParts).map(child => (
            <Branch key={child.session} actor={child} family={family} {...choice} />
          ))}
          {parts.length > mostParts && !isExpanded ? (
            <li>
              <Button size="small" variant="quiet" onPress={() => setExpanded(true)}>
                {`${parts.length - mostParts} more`}
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  )
}

/** Lists actors, each below its parent. An actor without its parent in the list is at the top. */
export function ActorTree<Actor extends SeenActor>({
  label,
  actors,
  ...choice
}: Choice<Actor> & { label: string; actors: readonly Actor[] }) {
  const known = new Set<SeenActor>(actors)
  const family = Map.groupBy(actors, ({ parent }) => (parent && known.has(parent) ? parent : null))
  return (
    <ul className={css.tree} aria-label={label}>
      {family.get(null)?.map(actor => (
        <Branch key={actor.session} actor={actor} family={family} {...choice} />
      ))}
    </ul>
  )
}
