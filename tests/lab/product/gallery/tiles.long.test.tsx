import { describe, expect, test, vi } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { allTiles, stateTiles } from '#lab/product/gallery/all-tiles.ts'
import { exclusionReason } from '#lab/product/gallery/exclusions.ts'
import { readAriaSnapshot } from '#lab/product/stage/read-aria-snapshot.ts'
import { statesOn } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { findMachine } from '../../find-machine.ts'
import type { AnyGestures } from '../stage/gesture.ts'
import { lookUpGestures } from '../stage/gestures/look-up.gestures.ts'
import { runScene } from '../stage/run-scene.ts'
import { walk } from '../stage/walk.ts'

/** True if a machine never settles in the state, because the state is final or transient. */
const isPassed = ({ type, always = [], invoke, transitions }: AnyStateNode) =>
  type === 'final' || (always.length > 0 && invoke.length === 0 && transitions.size === 0)

/** Scenes that need user actions. For example, the options of a look-up open only when a user types or presses. */
const byHand: Readonly<Record<string, AnyGestures>> = { 'look-up': lookUpGestures }

// Compares the accessibility tree of each card with `screens/<scene>.yml`. In this file, each tree follows the names of
// all states that show it. `npx vitest run tests/lab/product/gallery -u` writes the files.
describe.each(scenes)('The screen $title', { timeout: 180_000 }, scene => {
  const tiles = stateTiles.filter(tile => tile.scene === scene)
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

const seen = Map.groupBy(scenes, statesOn)

test.each([...seen.keys()])('Each settled state of %s has a card', id => {
  const { example } = findMachine(id)
  const shownOn = seen.get(id) ?? []
  const shown = new Set(stateTiles.filter(({ scene }) => shownOn.includes(scene)).flatMap(({ states }) => states))
  const resting = getStateNodes(example.machine).filter(
    node => Object.keys(node.states).length === 0 && !isPassed(node),
  )
  const isExplained = (path: string) =>
    path in (example.unreachable ?? {}) || shownOn.some(scene => exclusionReason(scene.id, path) !== null)
  expect(resting.map(pathOf).filter(path => !shown.has(path) && !isExplained(path))).toEqual([])
})

test('A screen that shows one state has its card', () => {
  for (const { id, only } of scenes.filter(scene => scene.only)) {
    expect(stateTiles.filter(({ scene }) => scene.id === id).map(({ code }) => code)).toEqual([only])
  }
})

test('Cards have unique names, and their number is limited', () => {
  expect(new Set(allTiles.map(({ id }) => id)).size).toBe(allTiles.length)
  expect(allTiles.length).toBeLessThanOrEqual(260)
})
