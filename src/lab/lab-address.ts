import type { Scene } from '#lab/stage/scene.ts'
import { scenes } from '#lab/stage/scenes.ts'
import { type RunPlace, readPlace, writePlace } from './run/place-link.ts'

/** What the address of a machine in the lab says. */
export type LabPlace = {
  place: RunPlace
  /** The screen beside the chart. */
  scene: Scene | null
  /** Why it could not be read, for a person. */
  fault: string | null
}

/** The search of the address, from which {@link readLabPlace} reads. */
export function writeLabPlace(place: RunPlace, scene: Pick<Scene, 'id'> | null): string {
  return writePlace(place) + (scene ? `&screen=${scene.id}` : '')
}

/** The place in the search of an address. Where it cannot be read, the start, and why. */
export function readLabPlace(search: string, start: RunPlace): LabPlace {
  const screen = new URLSearchParams(search).get('screen')
  const scene = scenes.find(({ id }) => id === screen) ?? null
  try {
    return { place: readPlace(search) ?? start, scene, fault: null }
  } catch {
    return { place: start, scene, fault: 'The link cannot be read: it was cut, or changed. Here is the start.' }
  }
}
