import type { InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedApp } from '#lab/core/inspect/inspection.ts'
import { innermostStates } from '#lab/core/inspect/snapshot-states.ts'
import { copy } from '#lab/view/copy.ts'
import { code, quiet } from '#lab/view/lab.css.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { type ActorLook, ActorTree } from './actor-tree.tsx'
import * as css from './inspect.css.ts'

/** Returns the name of an app: its title, or the name of its first actor. */
export const appName = ({ name, actors }: InspectedApp) => name || (actors()[0]?.machine ?? 'App')

const statuses = { active: '', done: 'done', stopped: 'stopped', error: 'failed' }

function lookOf({ snapshot, states }: InspectedActor): ActorLook {
  const status = snapshot?.status ?? 'active'
  if (status === 'error') return { detail: states.length > 0 ? 'stopped by error' : 'failed', status: 'failed' }
  return { detail: statuses[status] || innermostStates(states), status: status === 'active' ? 'active' : 'ended' }
}

/** Lists the apps and the actors of the shown app. `line` is the code that connects another app. */
export function InspectSide({
  apps,
  app,
  actor,
  line,
  onApp,
  onActor,
}: {
  apps: readonly InspectedApp[]
  app: InspectedApp | undefined
  actor: InspectedActor | undefined
  line: string
  onApp: (app: InspectedApp) => void
  onActor: (actor: InspectedActor) => void
}) {
  const actors = app?.actors() ?? []
  const active = actors.filter(one => lookOf(one).status === 'active').length
  return (
    <div className={css.side}>
      <p className={css.sideHead}>
        <span>Apps</span> <span>{apps.length}</span>
      </p>
      <ul aria-label="Apps">
        {apps.map(one => (
          <li key={one.id}>
            <button
              type="button"
              className={css.app}
              aria-current={one === app || undefined}
              onClick={() => onApp(one)}
            >
              {appName(one)} <small className={quiet}>{one.place}</small>
            </button>
          </li>
        ))}
      </ul>
      {app ? (
        <>
          <p className={css.sideHead}>
            <span>Actors</span> <span>{`${active} active, ${actors.length - active} ended`}</span>
          </p>
          <ActorTree label="Actors" actors={actors} shown={actor} onChoose={onActor} lookOf={lookOf} />
        </>
      ) : null}
      <p className={css.sideHead}>Add this line to another app:</p>
      <p className={css.line}>
        <code className={code}>{line}</code>
        <IconButton size="small" icon="copy" label="Copy line" onPress={() => void copy(line, 'Line')} />
      </p>
    </div>
  )
}
