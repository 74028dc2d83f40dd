import * as css from '#lab/view/lab.css.ts'
import type { GalleryScreen } from './all-tiles.ts'

/** Links to the screens in the gallery, each with its number of cards. */
export const GalleryList = ({ screens }: { screens: readonly GalleryScreen[] }) => (
  <>
    <p className={css.machinesHead}>
      <span>{screens.length} screens</span>
      <span>states</span>
    </p>
    <nav aria-label="Screens" className={css.machines}>
      {screens.map(({ scene, tiles }) => (
        <a key={scene.id} href={`#${scene.id}`} className={css.machine}>
          <span className={css.machineName}>
            {scene.title} <small className={css.quiet}>{tiles.length}</small>
          </span>
        </a>
      ))}
    </nav>
  </>
)
