import { scenes } from '#lab/stage/scenes.tsx'
import type { AnyExample } from '#machines/example.ts'
import { readStills } from './still.ts'
import { type Tile, tilesOf } from './tiles.ts'

const examples = import.meta.glob<Record<string, AnyExample>>('../../../machines/*/*.example.ts', { eager: true })
const kept = import.meta.glob<string>('../../../machines/*/*.stills.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The stills of each example, as `npm run paths` wrote them down. */
const stillsOf = new Map(
  Object.entries(examples).flatMap(([path, exported]) =>
    Object.values(exported).map(example => [
      example,
      readStills(kept[path.replace('.example.ts', '.stills.jsonl')] ?? ''),
    ]),
  ),
)

/** Every screen in every state of its machine that can be told apart, in the order of the screens. */
export const allTiles: readonly Tile[] = scenes.flatMap(scene => tilesOf(scene, stillsOf.get(scene.example) ?? []))
