import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { perform } from '#lab/stage/perform.tsx'
import type { Scene } from '#lab/stage/scene.ts'
import { scenes } from '#lab/stage/scenes.ts'
import { coursesOf } from './courses-of.ts'
import type { AnyGestures } from './gesture.ts'
import { takenIn } from './taken-in.ts'
import { rowName, walk } from './walk.ts'

/** The rows of a table that tell of anything to be seen, by their names. */
const rowsOf = ({ sights, told = {} }: Scene) => [
  ...Object.entries(sights).flatMap(([state, all]) =>
    all.flatMap(({ when, sees, seesNo }) => ((sees ?? seesNo) ? rowName(state, when) : [])),
  ),
  ...Object.keys(told),
]

/**
 * Walks all paths of a scene by hand: what a person can do is done on the screen, all else is sent, and in each state the
 * screen is looked at with the table of the scene. What paths have in common is walked once,
 * unless what is seen is not told by the machine alone, but by what was done by hand before (`fromTheStart`).
 */
export async function testScene(
  id: string,
  gestures: AnyGestures,
  { fromTheStart = false }: { fromTheStart?: boolean } = {},
): Promise<void> {
  const scene = scenes.find(one => one.id === id)
  if (!scene) throw new Error(`There is no scene called ${id}`)
  const courses = await coursesOf(scene)
  const [seen, made] = [new Set<string>(), new Set<string>()]

  // A stage draws when React likes to, as in a browser.
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

  describe(`On the screen ${scene.title}, what the table says is seen`, () => {
    test.each(courses)('$input: $words', async ({ input, steps, known }) => {
      const element = document.body.appendChild(document.createElement('div'))
      const begun = fromTheStart ? 0 : known
      const { run, stop } = await perform(scene, { input, steps: steps.slice(0, begun) }, element)
      onTestFinished(() => {
        stop()
        element.remove()
      })
      // The screen begins with the input, and waits there.
      expect(begun === 0 ? takenIn(run) : []).toEqual([])
      const { faults, rows, gestures: done } = await walk(scene, gestures, run, steps.slice(begun))
      for (const row of rows) seen.add(row)
      for (const type of done) made.add(type)
      expect(faults).toEqual([])
    })

    // A row that is never true would be right whatever the screen shows.
    test('all of it, and every gesture is made', () => {
      const all = Object.keys(gestures).filter(type => typeof gestures[type] !== 'string')
      const missing = [...rowsOf(scene).filter(row => !seen.has(row)), ...all.filter(type => !made.has(type))]
      expect(missing).toEqual([])
    })
  })
}
