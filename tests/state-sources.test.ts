import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateSources } from '#tools/plugins/state-sources.ts'
import { inProject } from '#tools/root.ts'

const sources = stateSources(inProject('machines/session/session.machine.ts'))
const lineOf = ({ file, line }: { file: string; line: number }) =>
  readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()

test('finds states in the file of the machine and in imported files', () => {
  const state = sources['challenged.verifying']
  expect(state && lineOf(state)).toBe('verifying: {')
  expect(state?.file).toMatch(/second-factor\.states\.ts$/)
  expect(state?.comment).toBe('A 401 means a wrong code or an ended session. Only another check can distinguish them.')
  expect(sources['signedOut.ready'] && lineOf(sources['signedOut.ready'])).toBe('ready: {')
  expect(sources['restoring'] && lineOf(sources['restoring'])).toMatch(/^export const restoring/)
})
