import { expect, onTestFinished, test } from 'vitest'
import { excludedRoutes } from '#lab/product/gallery/exclusions.ts'
import { machineOn, type Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { startMock } from '#mirage/mock.ts'
import { matchPath, routes } from '#routing/routes.ts'
import { findMachine } from '../../find-machine.ts'

test('Each screen of the product is in the gallery, or has a reason', () => {
  const mock = startMock({ latency: 0, storage: null })
  onTestFinished(() => mock.shutdown())
  const [first = ''] = scenes.flatMap(({ example }) => Object.keys(example.inputs))
  const shown = new Set(scenes.map(({ path }) => matchPath(path(mock, first).replace(/\?.*/, ''))?.name))
  const screens = Object.keys(routes).filter(name => name !== 'index')
  expect(screens.filter(name => shown.has(name as never) === name in excludedRoutes)).toEqual([])
})

/** Returns all names of an example that courses refer to. */
const namesIn = ({ inputs, actors, events, otherAnswers = {} }: Scene['example']) => ({
  inputs: Object.keys(inputs),
  actors,
  events: Object.keys(events),
  otherAnswers: Object.entries(otherAnswers).map(([src, answers = {}]) => [src, Object.keys(answers)]),
})

test.each(scenes)("The names of $title are those of the machine's own example", scene => {
  expect(namesIn(scene.example)).toEqual(namesIn(findMachine(machineOn(scene)).example))
})
