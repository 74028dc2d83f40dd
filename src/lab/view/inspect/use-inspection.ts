import { useState, useSyncExternalStore } from 'react'
import { actorStatus, hasStates, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedApp, Inspection } from '#lab/core/inspect/inspection.ts'

/** True for active and failed actors: an error must stay in view. */
const isActive = (actor: InspectedActor) => actorStatus(actor) === 'active' || actor.failure !== null

/**
 * Sorts active and failed actors first. Among active roots, those with most active machines as children are first, then the
 * newest: the screen's machine is usually the first actor.
 */
function inOrder(actors: readonly InspectedActor[]): readonly InspectedActor[] {
  const parts = Map.groupBy(
    actors.filter(actor => isActive(actor) && hasStates(actor)),
    ({ parent }) => parent,
  )
  const rank = (actor: InspectedActor) =>
    isActive(actor) ? 1 + (actor.parent ? 0 : (parts.get(actor)?.length ?? 0)) : 0
  const roots = actors.filter(({ parent }) => !parent).toReversed()
  return [...roots, ...actors.filter(({ parent }) => parent)].toSorted((one, other) => rank(other) - rank(one))
}

/** App with its chosen actor, and the number of the selected message; null for the present. */
export type Inspected = {
  app: InspectedApp
  actors: readonly InspectedActor[]
  actor: InspectedActor
  at: number | null
  choose: (actor: InspectedActor) => void
  /** Also chooses the receiver of the message. */
  select: (number: number | null) => void
}

/** Returns the apps, and the chosen app with its actors. Renders again after messages of the apps. */
export function useInspection(inspection: Inspection) {
  useSyncExternalStore(inspection.subscribe, inspection.version)
  const [appId, setAppId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<InspectedActor | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const apps = inspection.apps()
  const app = apps.find(({ id }) => id === appId) ?? apps[0]
  const actors = inOrder(app?.actors() ?? [])
  const [last, setLast] = useState<InspectedActor | null>(null)
  const kept = chosen ?? (last?.failure ? last : null)
  const actor = actors.find(one => one === kept) ?? actors[0]
  if (actor && actor !== last) setLast(actor)
  const select = (number: number | null) => {
    setAt(number)
    const message = app?.messages().find(one => one.number === number)
    const receiver = message?.to ?? message?.from
    if (receiver) setChosen(receiver)
  }
  const inspected: Inspected | null = app && actor ? { app, actors, actor, at, choose: setChosen, select } : null
  const chooseApp = ({ id }: InspectedApp) => {
    setAppId(id)
    setAt(null)
  }
  return { apps, app, chooseApp, inspected }
}
