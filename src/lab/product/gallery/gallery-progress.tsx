import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { type GalleryState, phaseOf } from './gallery-state.ts'
import type { Tile } from './tiles.ts'

/** Number of rendered cards, and the failed cards with the reasons. */
export function GalleryProgress({ tiles, state }: { tiles: readonly Tile[]; state: GalleryState }) {
  const count = tiles.filter(({ id }) => phaseOf(state, id) === 'drawn').length
  const missing = tiles.flatMap(({ id, scene, title }) => {
    const result = state.ended.get(id)
    return typeof result === 'string' ? `${scene.title}, ${title} (${result})` : []
  })
  return (
    <ProgressLine isWide label="Drawn states" done={count} total={tiles.length}>
      <span>
        {count} of {tiles.length} states drawn
      </span>
      {missing.length > 0 ? (
        <output>
          {missing.length} not drawn: {missing.join('; ')}
        </output>
      ) : null}
    </ProgressLine>
  )
}
