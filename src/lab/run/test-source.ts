import { isWritable } from './same-steps.ts'
import { type Course, stepInWords } from './steps.ts'

const literal = (value: unknown) => JSON.stringify(value)

/** What a test expects of an event that was emitted: of one with an actor or a problem in it, the rest. */
function expected(event: object): string {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  const written = fields.filter(([, value]) => isWritable(value))
  const rest = literal(Object.fromEntries(written))
  return written.length === fields.length ? rest : `expect.objectContaining(${rest})`
}

/** The file of an export: `pendingLine` is exported by `lines/pending-line.example.ts`, and so the caller says where it is. */
export type ExampleFile = { path: string; name: string }

/**
 * A vitest file that takes the same steps and expects what they led to: the state, and what was emitted. It runs as it is,
 * in `tests/machines`.
 */
export function testSource(
  { machine, input, steps }: Course,
  { path, name }: ExampleFile,
  seen: { value: unknown; emitted: readonly object[] },
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
  expect(moments.flatMap(({ emitted }) => emitted)).toEqual([${seen.emitted.map(expected).join(', ')}])
})
`
}
