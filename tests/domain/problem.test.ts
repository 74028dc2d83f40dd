import { expect, test } from 'vitest'
import { toProblem } from '#domain/problem.ts'

test('describes a missing file of the app in plain words', () => {
  const problem = toProblem(new TypeError('Failed to fetch dynamically imported module'))
  expect(`${problem.title} ${problem.message}`).not.toMatch(/TypeError|fetch/)
  expect(problem.report).toContain('Failed to fetch')
})
