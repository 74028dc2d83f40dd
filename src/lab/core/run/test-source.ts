import { isSerializable } from './compare-steps.ts'
import { type Course, stepText } from './steps.ts'

const literal = (value: unknown) => JSON.stringify(value)

/** Returns the source of the expectation for an emitted event. Omits fields that JSON cannot represent. */
function expected(event: object): string {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  const written = fields.filter(([, value]) => isSerializable(value))
  const rest = literal(Object.fromEntries(written))
  return written.length === fields.length ? rest : `expect.objectContaining(${rest})`
}

/** Import path and export name of an example, and the import path of `replay`. */
export type ExampleFile = { path: string; name: string; replay: string }

/**
 * Returns the source of a Vitest file that takes the steps of the course and expects the same states and emitted
 * events.
 */
export function testSource(
  { machine, input, steps }: Course,
  { path, name, replay }: ExampleFile,
  seen: { value: unknown; emitted: readonly object[] },
): string {
  const title = steps.length === 0 ? `begins with ${input}` : steps.map(stepText).join(', ')
  return `import { expect, test } from 'vitest'
import { replay } from '${replay}'
import { ${name} } from '${path}'

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
