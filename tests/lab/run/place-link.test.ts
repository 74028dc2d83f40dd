import { expect, test } from 'vitest'
import { readPlace, writePlace } from '#lab/run/place-link.ts'
import type { RunStep } from '#lab/run/steps.ts'

const steps: RunStep[] = [
  { do: 'send', event: { type: 'term.type', term: 'Müll & “Zinn”' } },
  { do: 'pass', delay: 'typingPause' },
  { do: 'answer', slot: 'find' },
  { do: 'fail', slot: 'find', kind: 'network' },
  { do: 'send', event: { type: 'line.retry' }, to: ['lines', 'line-1'], lost: ['way'] },
]

test.each([
  { steps, taken: 5 },
  { steps, taken: 2 },
  { steps: [], taken: 0 },
])('a link opens the place that it was written for: $taken steps', place => {
  expect(readPlace(writePlace({ input: 'an empty field', ...place }))).toEqual({ input: 'an empty field', ...place })
})

test('an address without a place has none', () => {
  expect(readPlace('')).toBeNull()
})

test.each([
  '?input=a&steps=[{',
  '?input=a&steps=[{"do":"fly"}]',
  '?input=a&steps=[{"do":"fail","slot":"find","kind":"odd"}]',
  '?input=a&steps=[]&taken=1',
])('a link that was cut or changed is refused: %s', search => {
  expect(() => readPlace(search)).toThrow(/JSON|invalid|too_big/i)
})
