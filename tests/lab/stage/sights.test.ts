import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { pathOf } from '#lab/chart/transitions-of.ts'
import { machineOn } from '#lab/stage/scene.ts'
import { scenes } from '#lab/stage/scenes.ts'
import { thingInWords } from '#lab/stage/sights/sight.ts'
import { machineNamed } from '../machine-named.ts'

/** Whether a machine can rest in a state: it has no states of its own, and is not left at once. */
const isResting = ({ states, always }: AnyStateNode) =>
  Object.keys(states).length === 0 && !always?.some(({ guard }) => guard === undefined)

const machines = [...Map.groupBy(scenes, machineOn)].map(([id, shown]) => {
  const { machine } = machineNamed(id)
  const nodes = getStateNodes(machine)
  return {
    id,
    states: nodes.map(pathOf),
    resting: nodes.filter(isResting).map(pathOf),
    told: shown.flatMap(({ sights }) => Object.keys(sights)),
    rows: shown
      .flatMap(({ sights }) => Object.entries(sights))
      .flatMap(([state, all]) => all.map(row => ({ state, row }))),
  }
})

describe.each(machines)('what a person sees of $id', ({ states, resting, told, rows }) => {
  test('is told of each state in which it rests, on one of its screens', () => {
    expect(resting.filter(state => !told.includes(state))).toEqual([])
  })

  test('is told of its own states only', () => {
    expect(told.filter(state => !states.includes(state))).toEqual([])
  })

  test('is something, or there is a reason', () => {
    expect(rows.filter(({ row }) => !row.sees && !row.seesNo && !row.because).map(({ state }) => state)).toEqual([])
  })

  test('depends on what is said in words', () => {
    expect(rows.filter(({ row }) => Boolean(row.when) !== Boolean(row.if)).map(({ state }) => state)).toEqual([])
  })
})

test('A thing is told in words', () => {
  expect(thingInWords(['button', 'Sign in', 'in progress'])).toBe('button “Sign in” (in progress)')
  expect(thingInWords(['heading', 'Sign in'])).toBe('heading “Sign in”')
})
