import { machineOn, type Scene } from '#lab/stage/scene.ts'
import { scenes } from '#lab/stage/scenes.ts'
import { type Look, readLook, unusualLook } from '#lab/stage/stage.ts'
import { type RunPlace, readPlace, writePlace } from './run/place-link.ts'

/** The widths of a screen in the lab, in px; `fit` takes the room that there is. */
export const stageWidths = ['fit', '360', '768', '1440'] as const

/** How a screen is shown beside the chart. */
export type LabView = Look & { width: (typeof stageWidths)[number] }

/** What the address of a machine in the lab holds: the run in the hash, the rest in the search. */
export type LabPlace = {
  place: RunPlace
  /** The screen beside the chart. */
  scene: Scene | null
  view: LabView
  /** Why a part of it could not be read, for a person. */
  fault: string | null
}

type Address = { search: string; hash: string }

/** The search and the hash of the address, from which {@link readLabPlace} reads. */
export function writeLabPlace(place: RunPlace, scene: Pick<Scene, 'id'> | null, view: Partial<LabView> = {}): string {
  const { width = 'fit', ...look } = view
  const search = new URLSearchParams({ ...(scene && { screen: scene.id }), ...unusualLook(look) })
  if (width !== 'fit') search.set('width', width)
  return (search.size > 0 ? `?${search}` : '') + writePlace(place)
}

function faultOf(scene: Scene | undefined, name: string | null, machine: string): string | null {
  if (name === null) return null
  if (!scene) return `There is no screen called ${name}. Here is the chart.`
  const other = machineOn(scene)
  return other === machine ? null : `The screen ${name} shows the machine ${other}, not ${machine}. Here is the chart.`
}

/** Reads the address of a machine. Parts that cannot be read are replaced by the start of the run or by the chart. */
export function readLabPlace(machine: string, { search, hash }: Address, start: RunPlace): LabPlace {
  const given = new URLSearchParams(search)
  const name = given.get('screen')
  const named = scenes.find(({ id }) => id === name)
  const fault = faultOf(named, name, machine)
  const scene = fault === null ? (named ?? null) : null
  const width = stageWidths.find(one => one === given.get('width')) ?? 'fit'
  const view = { ...readLook(search), width }
  try {
    // Older links have the run in the search.
    return { place: readPlace(hash) ?? readPlace(search) ?? start, scene, view, fault }
  } catch {
    return { place: start, scene, view, fault: 'The link was cut or changed. Here is the start.' }
  }
}
