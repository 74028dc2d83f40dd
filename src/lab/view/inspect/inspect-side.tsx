import { actorStatus } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedApp } from '#lab/core/inspect/inspection.ts'
import { copy } from '#lab/view/copy.ts'
import { chips, code, machine, machinesHead, quiet, stack } from '#lab/view/lab.css.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { ActorTree } from './actor-tree.tsx'
import type { useInspection } from './use-inspection.ts'

/** Returns the name of an app: its title, or the name of its first actor. */
export const appName = ({ name, actors }: InspectedApp) => name || (actors()[0]?.machine ?? 'App')

/** Lists the apps, and the actors of the chosen app. `line` is the code that connects another app. */
export function InspectSide({
  apps,
  app: shown,
  chooseApp,
  inspected,
  line,
}: ReturnType<typeof useInspection> & { line: string }) {
  const { actors = [], actor, choose } = inspected ?? {}
  const active = actors.filter(one => actorStatus(one) === 'active').length
  return (
    <div className={stack}>
      <p className={machinesHead}>
        <span>Apps</span> <span>{apps.length}</span>
      </p>
      <ul aria-label="Apps">
        {apps.map(app => (
          <li key={app.id}>
            <button
              type="button"
              className={machine}
              aria-current={app === shown || undefined}
              onClick={() => chooseApp(app)}
            >
              {appName(app)} <small className={quiet}>{app.hasEnded ? `${app.place} · ended` : app.place}</small>
            </button>
          </li>
        ))}
      </ul>
      {choose ? (
        <>
          <p className={machinesHead}>
            <span>Actors</span> <span>{`${active} active, ${actors.length - active} ended`}</span>
          </p>
          <ActorTree actors={actors} shown={actor} onChoose={choose} />
        </>
      ) : null}
      <p className={machinesHead}>Add this line to another app:</p>
      <p className={chips}>
        <code className={code}>{line}</code>
        <IconButton icon="copy" label="Copy line" onPress={() => void copy(line, 'Line')} />
      </p>
    </div>
  )
}
