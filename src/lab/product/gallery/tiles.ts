import { replaceValues } from '#lab/product/stage/replace-values.ts'
import type { Scene } from '#lab/product/stage/scene.ts'
import { chooseSnapshots } from './choose-snapshots.ts'
import { exclusionReason } from './exclusions.ts'
import type { Snapshot } from './snapshot.ts'

/** Screen in one state of its machine. */
export type Tile = Snapshot & {
  /** Unique, and valid in a URL: `sign-in/signedOut.ready+problem`. */
  id: string
  scene: Scene
  /** Readable title such as `ready, problem`. */
  title: string
  /** Names of the states and facts in the machine: `signedOut.ready, problem`. */
  code: string
}

/**
 * Converts a name to words: `signedOut.signingIn` to `signing in`, `isWithoutHits` to `without hits`.
 */
const inWords = (name: string) =>
  name
    .replace(/^.*\./, '')
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter}`)
    .toLowerCase()

/**
 * Returns the states for a card's title. With parallel regions, omits states that more than half of all snapshots
 * share.
 */
function distinctiveStates({ states }: Snapshot, all: readonly Snapshot[]): readonly string[] {
  const rare = states.filter(state => 2 * all.filter(other => other.states.includes(state)).length <= all.length)
  return states.length === 1 || rare.length === 0 ? states : rare
}

/** Returns the cards of a screen, in the order of `snapshots`. A variant of another screen has one card. */
export function tilesOf(scene: Scene, snapshots: readonly Snapshot[]): readonly Tile[] {
  const { id, example, variant, words = {}, inputs = Object.keys(example.inputs) } = scene
  const chosen = chooseSnapshots(
    snapshots.filter(
      ({ input, states, facts }) =>
        inputs.includes(input) && [...states, ...facts].every(name => exclusionReason(id, name) === null),
    ),
  )
  const tiles = chosen.map(snapshot => {
    const names = [...distinctiveStates(snapshot, chosen), ...snapshot.facts]
    return {
      ...snapshot,
      steps: replaceValues(snapshot.steps, words),
      id: `${id}/${names.join('+')}`,
      scene,
      title: names.map(inWords).join(', '),
      code: names.join(', '),
    }
  })
  return variant ? tiles.filter(({ code }) => code === variant.state) : tiles
}
