import { type RunPlace, readPlaceOr, writePlace } from '#lab/core/run/place-link.ts'
import { machineOn, type Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { customLook, type Look, readLook, screenWidths } from '#lab/product/stage/stage.ts'

/** Width options for the screen next to the chart. `fit` uses the available width. */
export const stageWidths = ['fit', ...screenWidths] as const

/** Display settings of the screen next to the chart. */
export type LabView = Look & { width: (typeof stageWidths)[number] }

/** Returns the query and hash of the URL. Inverse of {@link readLabPlace}. */
export function writeLabPlace(place: RunPlace, scene: Pick<Scene, 'id'> | null, view: Partial<LabView> = {}): string {
  const { width = 'fit', ...look } = view
  const search = new URLSearchParams({ ...(scene && { screen: scene.id }), ...customLook(look) })
  if (width !== 'fit') search.set('width', width)
  return (search.size > 0 ? `?${search}` : '') + writePlace(place)
}

function faultOf(scene: Scene | undefined, name: string | null, machine: string): string | null {
  if (name === null) return null
  if (!scene) return `There is no screen called ${name}. Here is the chart.`
  const other = machineOn(scene)
  return other === machine ? null : `The screen ${name} shows the machine ${other}, not ${machine}. Here is the chart.`
}

/**
 * Parses the URL of a machine in the lab: the run in the hash, and the screen with its display settings in the query.
 * An invalid run falls back to `start`, an invalid screen to the chart alone. `scene` is null for the chart alone;
 * `fault` is a message about an invalid URL for the user, or null.
 */
export function readLabPlace(machine: string, { search, hash }: { search: string; hash: string }, start: RunPlace) {
  const params = new URLSearchParams(search)
  const name = params.get('screen')
  const named = scenes.find(({ id }) => id === name)
  const fault = faultOf(named, name, machine)
  const scene = fault === null ? (named ?? null) : null
  const width = stageWidths.find(one => one === params.get('width')) ?? 'fit'
  const view: LabView = { ...readLook(search), width }
  // Older links contain the run in the query.
  const { place, fault: runFault } = readPlaceOr(start, hash, search)
  return { place, scene, view, fault: runFault ?? fault }
}
