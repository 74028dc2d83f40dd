import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { pathOf } from '#lab/chart/transitions-of.ts'
import { restingIn } from '#lab/run/resting-in.ts'
import { perform } from '#lab/stage/perform.tsx'
import { machineOn } from '#lab/stage/scene.ts'
import { scenes } from '#lab/stage/scenes.tsx'
import { allTiles } from '#lab/wall/all-tiles.ts'
import { whyLeftOut } from '#lab/wall/left-out.ts'
import { machineNamed } from '../machine-named.ts'
import { becomes, faultsOf } from '../stage/faults-of.ts'

// A stage draws when React likes to, as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

/** Whether a machine is never seen at rest there: it has ended, or nothing but a decision at once leads on. */
const isPassed = ({ type, always = [], invoke, transitions }: AnyStateNode) =>
  type === 'final' || (always.length > 0 && invoke.length === 0 && transitions.size === 0)

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

const seen = Map.groupBy(scenes, machineOn)

test.each([...seen.keys()])('Each state in which %s can rest has a tile', id => {
  const { example, machine } = machineNamed(id)
  const shownOn = seen.get(id) ?? []
  const shown = new Set(allTiles.filter(({ scene }) => shownOn.includes(scene)).flatMap(({ states }) => states))
  const resting = getStateNodes(machine).filter(node => Object.keys(node.states).length === 0 && !isPassed(node))
  const isExplained = (path: string) =>
    path in (example.unreachable ?? {}) || shownOn.some(scene => whyLeftOut(scene.id, path) !== null)
  expect(resting.map(pathOf).filter(path => !shown.has(path) && !isExplained(path))).toEqual([])
})

test('No two tiles are of one name, and the wall can be looked over', () => {
  expect(new Set(allTiles.map(({ id }) => id)).size).toBe(allTiles.length)
  expect(allTiles.length).toBeLessThanOrEqual(400)
})
