import { catalogue } from '#lab/product/machine-catalogue.ts'
import { mockScreens } from '#lab/product/stage/mock-screens.ts'
import { onRecordOfForm } from '#lab/product/stage/record-steps.ts'
import { machineOn, statesOn } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { readSnapshots } from './snapshot.ts'
import { type StateTile, type Tile, tilesOf } from './tiles.ts'

/** Section of the gallery: a screen with one card for each state. `machine` is the name of its machine. */
export type GalleryScreen = { scene: { id: string; title: string }; machine: string; tiles: readonly Tile[] }

const texts = import.meta.glob<string>('../../../../machines/*/*.snapshots.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Screens with a machine in all distinguishable states, from the snapshots that `npm run paths` wrote. */
const screensWithRuns = scenes.map(scene => {
  const entry = catalogue.get(statesOn(scene))
  if (!entry?.file) throw new Error(`The machine of the screen ${scene.id} is not in the lab`)
  const file = texts[entry.file.path.replace('#', '../../../../').replace('.example.ts', '.snapshots.jsonl')] ?? ''
  const snapshots = readSnapshots(file)
  const own = scene.child
    ? snapshots.map(({ steps, ...other }) => ({ ...other, steps: onRecordOfForm(steps) }))
    : snapshots
  return { scene, machine: machineOn(scene), tiles: tilesOf(scene, own) }
})

export const stateTiles: readonly StateTile[] = screensWithRuns.flatMap(({ tiles }) => tiles)

export const galleryScreens: readonly GalleryScreen[] = [
  ...screensWithRuns,
  {
    scene: { id: 'mock', title: 'On the mock' },
    machine: 'screens that differ only in data',
    tiles: mockScreens.map(scene => ({ id: scene.id, scene, title: scene.title, code: '' })),
  },
]

export const allTiles: readonly Tile[] = galleryScreens.flatMap(({ tiles }) => tiles)
