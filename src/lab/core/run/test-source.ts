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

/** Import path and export name of an example, or of a machine without an example. No test can import a `private` one. */
export type ExampleFile = { path: string; name: string; kind?: 'example' | 'machine' | 'private' }

/**
 * Returns the imports of a test, and the example expression for `replay`. A name such as `shop()` is a call. Tests of a
 * machine without an example use the package, and belong beside the machine's file.
 */
function importsFor({ path, name, kind = 'example' }: ExampleFile): { imports: string; example: string } {
  const isMachine = kind !== 'example'
  const example = name.replace(/^default/, 'machine')
  const imported = example.replace('()', '')
  const from = (isMachine ? path.replace(/^.*[\\/]/, './') : path).replaceAll(/['\\]/g, String.raw`\$&`)
  const own = `import ${name.startsWith('default') ? imported : `{ ${imported} }`} from '${from}'`
  return isMachine
    ? { imports: `import { openMachine, replay } from 'xstate-lab/test'\n${own}`, example: `openMachine(${example})` }
    : { imports: `import { replay } from '#lab/core/run/replay.ts'\n${own}`, example }
}

/**
 * Returns the source of a Vitest file that takes the steps of the course and expects the same states and emitted
 * events.
 */
export function testSource(
  { machine, input, steps }: Course,
  file: ExampleFile,
  seen: { value: unknown; emitted: readonly object[] },
): string {
  const title = steps.length === 0 ? `begins with ${input}` : steps.map(stepText).join(', ')
  const { imports, example } = importsFor(file)
  return `import { expect, test } from 'vitest'
${imports}

test(${literal(`${machine}: ${title}`)}, async () => {
  const { moments } = await replay(${example}, {
    input: ${literal(input)},
    steps: [${steps.map(step => `\n      ${literal(step)},`).join('')}${steps.length > 0 ? '\n    ' : ''}],
  })
  expect(moments.at(-1)?.snapshot.value).toEqual(${literal(seen.value)})
  expect(moments.flatMap(({ emitted }) => emitted)).toEqual([${seen.emitted.map(expected).join(', ')}])
})
`
}
