import type { CSSProperties } from 'react'
import * as css from './gallery.css.ts'
import type { Tile } from './tiles.ts'

/** Number of rendered cards, and the failed cards with the reasons. */
export function GalleryProgress({
  tiles,
  drawn,
  failed,
}: {
  tiles: readonly Tile[]
  drawn: ReadonlySet<string>
  failed: ReadonlyMap<string, string>
}) {
  const count = tiles.filter(({ id }) => drawn.has(id)).length
  const missing = tiles.filter(({ id }) => failed.has(id))
  const names = missing.map(({ id, scene, title }) => `${scene.title}, ${title} (${failed.get(id)})`)
  const style: CSSProperties & Record<'--drawn', string> = {
    '--drawn': `${(100 * count) / Math.max(1, tiles.length)}%`,
  }
  return (
    <div className={css.progress}>
      <div className={css.bar} style={style} />
      <span>
        {count} of {tiles.length} states drawn
      </span>
      {missing.length > 0 ? (
        <output>
          {missing.length} not drawn: {names.join('; ')}
        </output>
      ) : null}
    </div>
  )
}
