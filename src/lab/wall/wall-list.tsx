import * as css from '#lab/lab.css.ts'
import type { WallScreen } from './all-tiles.ts'

/** The screens on the wall, each a link to its part of it, with how many states it has. */
export const WallList = ({
  screens,
  failed,
}: {
  screens: readonly WallScreen[]
  failed: ReadonlyMap<string, string>
}) => (
  <>
    <p className={css.machinesHead}>
      <span>{screens.length} screens</span>
      <span>states</span>
    </p>
    <nav aria-label="Screens" className={css.machines}>
      {screens.map(({ scene, tiles }) => {
        const count = tiles.filter(({ id }) => !failed.has(id)).length
        return (
          <a key={scene.id} href={`#${scene.id}`} className={css.machine}>
            <span className={css.machineName}>
              {scene.title}{' '}
              <small className={css.quiet}>{count === tiles.length ? count : `${count} of ${tiles.length}`}</small>
            </span>
          </a>
        )
      })}
    </nav>
  </>
)
