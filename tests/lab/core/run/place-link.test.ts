import { expect, test } from 'vitest'
import type { Modes } from '#lab/core/run/modes.ts'
import { readPlace, readRunFile, writePlace, writeRunFile } from '#lab/core/run/place-link.ts'
import type { RunStep } from '#lab/core/run/steps.ts'

const steps: RunStep[] = [
  { do: 'send', event: { type: 'term.type', term: 'Müll & “Zinn”' } },
  { do: 'pass', delay: 'typingPause' },
  { do: 'answer', src: 'find' },
  { do: 'fail', src: 'find', kind: 'network' },
  { do: 'answer', src: 'find', of: ['line-1', 'find'], output: { total: 0 } },
  { do: 'send', event: { type: 'line.retry' }, to: ['lines', 'line-1'], lost: ['node'] },
]

test.each([
  { steps, applied: 6 },
  { steps, applied: 2 },
  { steps: [], applied: 0 },
])('a link restores its place: $applied steps', place => {
  expect(readPlace(writePlace({ input: 'an empty field', ...place }))).toEqual({ input: 'an empty field', ...place })
})

test('a link restores automatic behaviour', () => {
  const modes: Modes = {
    actors: { find: { does: 'slowly' }, leisure: { does: 'fails', kind: 'network' } },
    delays: { typingPause: 'real' },
  }
  const place = { input: 'a', steps, applied: 1, modes }
  expect(readPlace(writePlace(place))).toEqual(place)
})

test('an address without a place returns null', () => {
  expect(readPlace('')).toBeNull()
})

test.each([
  '#input=a&steps=[{',
  '#input=a&steps=[{"do":"fly"}]',
  '#input=a&steps=[{"do":"fail","src":"find","kind":1}]',
  '#input=a&steps=[]&applied=1',
  '#input=a&modes={"actors":{"find":{"does":"fails"}},"delays":{}}',
])('a truncated or edited link is refused: %s', hash => {
  expect(() => readPlace(hash)).toThrow(/JSON|invalid|too_big|custom/i)
})

test('a file restores its run', () => {
  const place = { input: 'an empty field', steps, applied: 2 }
  expect(readRunFile('lookup', writeRunFile('lookup', place))).toEqual(place)
})

test('links and files of earlier versions restore their run', () => {
  const place = { input: 'an empty field', steps, applied: 2 }
  const { applied, ...others } = place
  expect(readPlace(writePlace(place).replace('applied=', 'taken='))).toEqual(place)
  expect(readRunFile('lookup', JSON.stringify({ machine: 'lookup', ...others, taken: applied }))).toEqual(place)
})

test.each([
  ['{', 'The file has no run. Choose a file that the lab saved.'],
  ['{"machine":"lookup","input":"a","steps":[],"applied":1}', 'The file has no run. Choose a file that the lab saved.'],
  ['{"machine":"list","input":"a","steps":[],"applied":0}', 'The file has a run of list. Open that machine first.'],
])('a file without a run of the machine is refused: %s', (text, message) => {
  expect(() => readRunFile('lookup', text)).toThrow(message)
})
