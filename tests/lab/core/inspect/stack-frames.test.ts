import { expect, test } from 'vitest'
import { ownFrame } from '#lab/core/inspect/stack-frames.ts'

const packages = '    at emit (/home/my files/node_modules/xstate/index.js:1:2)'

test.each([
  ['    at readPrice (/home/my files/shop.ts:17:13)', '/home/my files/shop.ts', true],
  ['    at readPrice (file:///src/shop.ts:17:13)', '/src/shop.ts', true],
  ['    at C:\\My Files\\shop.ts:17:13', 'C:\\My Files\\shop.ts', true],
  ['    at readPrice (http://localhost:5173/shop.ts?t=1:17:13)', 'http://localhost:5173/shop.ts?t=1', false],
  ['readPrice@http://localhost:5173/shop.ts:17:13', 'http://localhost:5173/shop.ts', false],
])('finds the line of the app in %j', (frame, file, isLocal) => {
  const found = { file, line: 17, column: 13, hidden: 1, isLocal }
  expect(ownFrame(`TypeError: No price\n${packages}\n${frame}`)).toEqual(found)
})

test('finds no frame in a stack without the app', () => {
  expect(ownFrame(`Error: a\n${packages}\n    at node:internal/process:1:2`)).toBeNull()
  expect(ownFrame('')).toBeNull()
})
