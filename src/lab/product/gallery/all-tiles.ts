import { catalogue } from '#lab/product/machine-catalogue.ts'
import { machineOn, type Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { readSnapshots } from './snapshot.ts'
import { type Tile, tilesOf } from './tiles.ts'

/** Screen in the gallery, with one card for each state. */
export type GalleryScreen = { scene: Scene; machine: string; tiles: readonly Tile[] }

const kept = import.meta.glob<string>('../../../../machines/*/*.snapshots.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All screens in all distinguishable states, from the snapshots that `npm run paths` wrote. */
export const galleryScreens: readonly GalleryScreen[] = scenes.map(scene => {
  const entry = catalogue.get(machineOn(scene))
  if (!entry?.file) throw new Error(`The machine of the screen ${scene.id} is not in the lab`)
  const snapshots = kept[entry.file.path.replace('#', '../../../../').replace('.example.ts', '.snapshots.jsonl')] ?? ''
  return { scene, machine: entry.id, tiles: tilesOf(scene, readSnapshots(snapshots)) }
})

export const allTiles: readonly Tile[] = galleryScreens.flatMap(({ tiles }) => tiles)
