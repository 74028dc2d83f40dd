import { expect, test } from 'vitest'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'
import type * as inspectTypes from '#lab/package/declarations/inspect.d.ts'
import type * as testTypes from '#lab/package/declarations/test.d.ts'
import { openMachine, pathText, replay, testPaths } from '#lab/package/test.ts'

// The compiler checks that the code of the package has the declared types.
const inspect: typeof inspectTypes = { toLab }
const ofTests: typeof testTypes = { openMachine, pathText, replay, testPaths }

test('The package exports the functions that its types declare', () => {
  expect(Object.values({ ...inspect, ...ofTests }).map(value => typeof value)).toEqual(Array(5).fill('function'))
})
