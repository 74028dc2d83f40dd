import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import { allTiles, galleryScreens } from '#lab/product/gallery/all-tiles.ts'
import { exclusionReason } from '#lab/product/gallery/exclusions.ts'
import { statesOn } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { findMachine } from '../../find-machine.ts'
import { testTiles } from './test-tiles.ts'

/** True if a machine never settles in the state, because the state is final or transient. */
const isPassed = ({ type, always = [], invoke, transitions }: AnyStateNode) =>
  type === 'final' || (always.length > 0 && invoke.length === 0 && transitions.size === 0)

testTiles(scenes.filter(({ words }) => !words))

const seen = Map.groupBy(scenes, statesOn)

test.each([...seen.keys()])('Each settled state of %s has a card', id => {
  const { example } = findMachine(id)
  const shownOn = seen.get(id) ?? []
  const shown = new Set(allTiles.filter(({ scene }) => shownOn.includes(scene)).flatMap(({ states }) => states))
  const resting = getStateNodes(example.machine).filter(
    node => Object.keys(node.states).length === 0 && !isPassed(node),
  )
  const isExplained = (path: string) =>
    path in (example.unreachable ?? {}) || shownOn.some(scene => exclusionReason(scene.id, path) !== null)
  expect(resting.map(pathOf).filter(path => !shown.has(path) && !isExplained(path))).toEqual([])
})

test('Each variant has one card, and its screen has all states', () => {
  for (const { scene, tiles } of galleryScreens.filter(({ scene }) => scene.variant)) {
    const original = galleryScreens.find(({ scene: { id } }) => id === scene.variant?.of)
    expect([scene.id, tiles.length, original?.scene.variant]).toEqual([scene.id, 1, undefined])
    expect(original?.tiles.map(({ code }) => code)).toContain(scene.variant?.state)
  }
})

test('Cards have unique names, and their number is limited', () => {
  expect(new Set(allTiles.map(({ id }) => id)).size).toBe(allTiles.length)
  expect(allTiles.length).toBeLessThanOrEqual(260)
})
