import { catalogue } from '#lab/product/machine-catalogue.ts'
import { onRecordOfForm } from '#lab/product/stage/record-steps.ts'
import { machineOn, type Scene, statesOn } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { readSnapshots } from './snapshot.ts'
import { type Tile, tilesOf } from './tiles.ts'

/** Screen in the gallery, with one card for each state. */
export type GalleryScreen = { scene: Scene; machine: string; tiles: readonly Tile[] }

const texts = import.meta.glob<string>('../../../../machines/*/*.snapshots.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All screens in all distinguishable states, from the snapshots that `npm run paths` wrote. */
export const galleryScreens: readonly GalleryScreen[] = scenes.map(scene => {
  const entry = catalogue.get(statesOn(scene))
  if (!entry?.file) throw new Error(`The machine of the screen ${scene.id} is not in the lab`)
  const file = texts[entry.file.path.replace('#', '../../../../').replace('.example.ts', '.snapshots.jsonl')] ?? ''
  const snapshots = readSnapshots(file)
  const own = scene.child
    ? snapshots.map(({ steps, ...other }) => ({ ...other, steps: onRecordOfForm(steps) }))
    : snapshots
  return { scene, machine: machineOn(scene), tiles: tilesOf(scene, own) }
})

export const allTiles: readonly Tile[] = galleryScreens.flatMap(({ tiles }) => tiles)
