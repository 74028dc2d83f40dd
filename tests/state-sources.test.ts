import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelLines } from '#lab/core/chart/chart-labels.ts'
import { transitionSource } from '#lab/core/state-source.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
import { stateSources } from '#lab/server/state-sources.ts'
import { inProject } from '#tools/root.ts'

const [sources = {}] = stateSources(inProject('machines/session/session.machine.ts'))
const lineOf = ({ file, line }: { file: string; line: number }) =>
  readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()

test('finds states in the file of the machine and in imported files', () => {
  const state = sources['signedOut.registrationUnanswered']
  expect(state && lineOf(state)).toBe('registrationUnanswered: {')
  expect(state?.file).toMatch(/signed-out\.states\.ts$/)
  expect(state?.comment).toBe('The account might exist, so the machine tries to sign in with the new credentials.')
  expect(sources['unverified.ready'] && lineOf(sources['unverified.ready'])).toBe('ready: {')
  expect(sources['signedOut'] && lineOf(sources['signedOut'])).toMatch(/^export const signedOut/)
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
  expect(found('unverified', 'signOut.request')).toBe("on: { 'signOut.request': '#session.signingOut' },")
  expect(found('signedOut.signingIn', 'signIn answers')).toBe("onDone: 'settling',")
  expect(found('signedOut.signingIn', 'signIn fails [mayBeDone]')).toMatch(/^{ guard: mayBeDone/)
  // Calls compute these transitions.
  expect(found('unverified.ready', 'code.submit [fits]')).toBe('ready: {')
})

test('finds states with dots and spaces in their names', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'state-sources-')), 'trip.machine.ts')
  writeFileSync(file, "setup({}).createMachine({ states: { 'v2.1': { states: { 'at home': {} } } } })")
  expect(Object.keys(stateSources(file)[0] ?? {})).toEqual(['', String.raw`v2\.1`, String.raw`v2\.1.at home`])
})
