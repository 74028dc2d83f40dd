import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelLines } from '#lab/core/chart/chart-labels.ts'
import { transitionSource } from '#lab/core/state-source.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
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

test('finds transitions by chart id, and falls back to their state', () => {
  const chart = catalogue.get('session')?.chart
  const found = (from: string, trigger: string) => {
    const transition = chart?.transitions.find(
      one => one.from === from && labelLines({ ...one, actions: [] }).join(' ') === trigger,
    )
    const source = chart && transition && transitionSource(transition, chart, sources)
    return source && lineOf(source)
  }
  expect(found('challenged.verifying', 'signOut.request')).toBe("on: { 'signOut.request': 'signingOut' },")
  expect(found('challenged.verifying', 'verify answers')).toBe("onDone: 'confirming',")
  expect(found('challenged.verifying', 'verify fails [mayBeDone]')).toMatch(/^{ guard: mayBeDone/)
  // Calls compute these transitions.
  expect(found('challenged.ready', 'code.submit [fits]')).toBe('ready: {')
})

test('finds states with dots and spaces in their names', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'state-sources-')), 'trip.machine.ts')
  writeFileSync(file, "setup({}).createMachine({ states: { 'v2.1': { states: { 'at home': {} } } } })")
  expect(Object.keys(stateSources(file))).toEqual(['', String.raw`v2\.1`, String.raw`v2\.1.at home`])
})
