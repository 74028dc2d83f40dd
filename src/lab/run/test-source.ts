import { type Course, stepInWords } from './steps.ts'

const literal = (value: unknown) => JSON.stringify(value)

/** The file of an export: `pendingLine` is exported by `lines/pending-line.example.ts`, and so the caller says where it is. */
export type ExampleFile = { path: string; name: string }

/**
 * A vitest file that takes the same steps and expects what they led to: the state, and what was emitted. It runs as it is,
 * in `tests/machines`.
 */
export function testSource(
  { machine, input, steps }: Course,
  { path, name }: ExampleFile,
  seen: { value: unknown; emitted: readonly unknown[] },
): string {
  const title = steps.length === 0 ? `begins with ${input}` : steps.map(stepInWords).join(', ')
  return `import { expect, test } from 'vitest'
import { replay } from '#lab/run/replay.ts'
import { ${name} } from '#machines/${path}'

test(${literal(`${machine}: ${title}`)}, async () => {
  const { moments } = await replay(${name}, {
    input: ${literal(input)},
    steps: [${steps.map(step => `\n      ${literal(step)},`).join('')}${steps.length > 0 ? '\n    ' : ''}],
  })
  expect(moments.at(-1)?.snapshot.value).toEqual(${literal(seen.value)})
  expect(moments.flatMap(({ emitted }) => emitted)).toEqual(${literal(seen.emitted)})
})
`
}
