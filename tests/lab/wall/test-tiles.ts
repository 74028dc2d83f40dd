import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { restingIn } from '#lab/run/resting-in.ts'
import { perform } from '#lab/stage/perform.tsx'
import type { Scene } from '#lab/stage/scene.ts'
import { allTiles } from '#lab/wall/all-tiles.ts'
import { becomes, faultsOf } from '../stage/faults-of.ts'

/** Takes each tile of these scenes, and looks at it with the table of its scene. */
export function testTiles(scenes: readonly Scene[]): void {
  // A stage draws when React likes to, as in a browser.
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

  describe.each(scenes)('The tiles of the screen $title', scene => {
    test.each(allTiles.filter(tile => tile.scene === scene))(
      '$code stands, and shows what its table says',
      async ({ input, steps, states }) => {
        // React tells of what an error boundary shows.
        vi.spyOn(console, 'error').mockImplementation(() => undefined)
        const element = document.body.appendChild(document.createElement('div'))
        const { run, stop } = await perform(scene, { input, steps }, element)
        onTestFinished(() => {
          stop()
          element.remove()
        })
        expect(restingIn(run.actor.getSnapshot()).toSorted()).toEqual(states.toSorted())
        const faults = () => faultsOf(scene, run.actor.getSnapshot())
        await becomes(() => faults().length === 0)
        expect(faults()).toEqual([])
      },
    )
  })
}
