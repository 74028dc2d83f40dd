import { describe, expect, test, vi } from 'vitest'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { allTiles } from '#lab/product/gallery/all-tiles.ts'
import { readAriaSnapshot } from '#lab/product/stage/read-aria-snapshot.ts'
import type { Scene } from '#lab/product/stage/scene.ts'
import type { AnyGestures } from '../stage/gesture.ts'
import { lookUpGestures } from '../stage/gestures/look-up.gestures.ts'
import { runScene } from '../stage/run-scene.ts'
import { walk } from '../stage/walk.ts'

/** Scenes that need user actions. For example, the options of a look-up open only when a user types or presses. */
const byHand: Readonly<Record<string, AnyGestures>> = { 'look-up': lookUpGestures }

/**
 * Compares the accessibility tree of each card in these scenes with `screens/<scene>.yml`. In this file, each tree
 * follows the names of all states that show it. `npx vitest run tests/lab/product/gallery -u` writes the files.
 */
export function testTiles(scenes: readonly Scene[]): void {
  describe.each(scenes)('The screen $title', { timeout: 180_000 }, scene => {
    const tiles = allTiles.filter(tile => tile.scene === scene)
    const seen = new Map<string, string>()

    test.each(tiles)('can be brought into $code', async ({ input, steps, states, code }) => {
      // Silences React, which logs errors that an error boundary handles.
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const run = await runScene(scene, { input, steps: [] })
      const { faults } = await walk(byHand[scene.id] ?? {}, run, steps)
      expect(faults).toEqual([])
      // A screen that failed has stopped its form, which then has no children.
      const shown = scene.child ? run.actor.getSnapshot().context[scene.child] : run.actor
      expect(settledStates(shown.getSnapshot()).toSorted()).toEqual(states.toSorted())
      seen.set(code, readAriaSnapshot(document))
    })

    test('shows what is written down in each state', async () => {
      expect([...seen.keys()]).toEqual(tiles.map(({ code }) => code))
      const alike = Map.groupBy(seen.keys(), code => seen.get(code))
      const parts = [...alike].map(([screen, codes]) => `${codes.map(code => `# ${code}\n`).join('')}${screen}\n`)
      await expect(parts.join('\n')).toMatchFileSnapshot(`screens/${scene.id}.yml`)
    })
  })
}
