import type { MockScreen, Scene } from '#lab/product/stage/scene.ts'
import { chooseSnapshots } from './choose-snapshots.ts'
import { exclusionReason } from './exclusions.ts'
import type { Snapshot } from './snapshot.ts'

/** Card of a screen. */
type Card = {
  /** Unique, and valid in a URL: `sign-in/signedOut.ready+problem`. */
  id: string
  /** Readable title such as `ready, problem`. */
  title: string
  /** Names of the states and facts in the machine: `signedOut.ready, problem`. */
  code: string
}

/** Screen in one state of its machine. */
export type StateTile = Card & Snapshot & { scene: Scene }

/** Screen on the mock. `code` is empty. */
export type MockTile = Card & { scene: MockScreen; steps?: undefined }

export type Tile = StateTile | MockTile

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

/** Returns the cards of a screen, in the order of `snapshots`. */
export function tilesOf(scene: Scene, snapshots: readonly Snapshot[]): readonly StateTile[] {
  const { id, example, only, inputs = Object.keys(example.inputs) } = scene
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
      id: `${id}/${names.join('+')}`,
      scene,
      title: names.map(inWords).join(', '),
      code: names.join(', '),
    }
  })
  return only === undefined ? tiles : tiles.filter(({ code }) => code === only)
}
