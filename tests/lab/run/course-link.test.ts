import { expect, test } from 'vitest'
import { readCourse, writeCourse } from '#lab/run/course-link.ts'
import type { RunStep } from '#lab/run/steps.ts'

const steps: RunStep[] = [
  { do: 'send', event: { type: 'term.type', term: 'Müll & “Zinn”' } },
  { do: 'pass', delay: 'typingPause' },
  { do: 'answer', slot: 'find' },
  { do: 'fail', slot: 'find', kind: 'network' },
]

test.each([{ steps }, { steps: [] }])('a link opens the course that it was written for', course => {
  expect(readCourse(writeCourse({ input: 'an empty field', ...course }))).toEqual({
    input: 'an empty field',
    ...course,
  })
})

test('an address without a course has none', () => {
  expect(readCourse('')).toBeNull()
})

test.each([
  '?input=a&steps=[{',
  '?input=a&steps=[{"do":"fly"}]',
  '?input=a&steps=[{"do":"fail","slot":"find","kind":"odd"}]',
])('a link that was cut or changed is refused: %s', search => {
  expect(() => readCourse(search)).toThrow()
})
