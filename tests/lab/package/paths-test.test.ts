import { expect, test } from 'vitest'
import { pathsTest } from '#lab/package/paths-test.ts'

test.for([
  ['order.machine.ts', 'order', "import { order } from './order.machine'", 'testPaths(order)'],
  ['order.mjs', 'default', "import machine from './order.mjs'", 'testPaths(machine)'],
  ['order.js', 'orderMachine()', "import { orderMachine } from './order.js'", 'testPaths(orderMachine())'],
] as const)('the test of %s imports %s', ([file, name, imported, tested]) => {
  const source = pathsTest(file, name)
  expect(source).toContain(imported)
  expect(source).toContain(tested)
})
