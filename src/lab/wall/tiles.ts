import { inOtherWords } from '#lab/stage/likenesses/in-other-words.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { chooseStills } from './choose-stills.ts'
import { whyLeftOut } from './left-out.ts'
import type { Still } from './still.ts'

/** A screen in one state of its machine. */
export type Tile = Still & {
  /** Unique on the wall, and fit for a path: `sign-in/signedOut.ready+problem`. */
  id: string
  scene: Scene
  /** What is to be seen, in words: `ready, problem`. */
  title: string
  /** The same as the machine calls it: `signedOut.ready, problem`. */
  code: string
}

/** `signedOut.signInUnanswered`, `isWithoutHits`: `sign in unanswered`, `without hits`. */
const inWords = (name: string) =>
  name
    .replace(/^.*\./, '')
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter}`)
    .toLowerCase()

/** Where several parts of a machine run side by side, those states go without saying in which most stills are. */
function tellingStates({ states }: Still, all: readonly Still[]): readonly string[] {
  const rare = states.filter(state => 2 * all.filter(other => other.states.includes(state)).length <= all.length)
  return states.length === 1 || rare.length === 0 ? states : rare
}

/** The tiles of a screen, from the stills of its machine, in their order. */
export function tilesOf(scene: Scene, stills: readonly Still[]): readonly Tile[] {
  const { id, example, words = {}, inputs = Object.keys(example.inputs) } = scene
  const chosen = chooseStills(
    stills.filter(
      ({ input, states, facts }) =>
        inputs.includes(input) && [...states, ...facts].every(name => whyLeftOut(id, name) === null),
    ),
  )
  return chosen.map(still => {
    const names = [...tellingStates(still, chosen), ...still.facts]
    return {
      ...still,
      steps: inOtherWords(still.steps, words),
      id: `${id}/${names.join('+')}`,
      scene,
      title: names.map(inWords).join(', '),
      code: names.join(', '),
    }
  })
}
