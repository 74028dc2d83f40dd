import { expect, test } from 'vitest'
import { testSource } from '#lab/core/run/test-source.ts'
import { someParent } from '#machines/fakes.ts'

test('a course becomes a test with its steps and expected results', () => {
  const source = testSource(
    {
      machine: 'lookup',
      input: 'an empty field',
      steps: [
        { do: 'send', event: { type: 'term.type', term: 'It’s' } },
        { do: 'fail', src: 'find', kind: 'network' },
      ],
    },
    { path: '#machines/lookup/lookup.example.ts', name: 'lookupExample' },
    { value: { a: 'b' }, emitted: [{ type: 'term.changed', term: 'It’s' }] },
  )
  expect(source).toBe(`import { expect, test } from 'vitest'
import { replay } from '#lab/core/run/replay.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'

test("lookup: term.type, find fails (network)", async () => {
  const { moments } = await replay(lookupExample, {
    input: "an empty field",
    steps: [
      {"do":"send","event":{"type":"term.type","term":"It’s"}},
      {"do":"fail","src":"find","kind":"network"},
    ],
  })
  expect(moments.at(-1)?.snapshot.value).toEqual({"a":"b"})
  expect(moments.flatMap(({ emitted }) => emitted)).toEqual([{"type":"term.changed","term":"It’s"}])
})
`)
})

test('an emitted event is expected without its unserializable fields', () => {
  const source = testSource(
    { machine: 'form', input: 'a new transaction', steps: [] },
    { path: '#machines/form/form.example.ts', name: 'formExample' },
    { value: 'drafting', emitted: [{ type: 'lines.opened', lines: someParent, at: undefined }] },
  )
  expect(source).toContain('toEqual([expect.objectContaining({"type":"lines.opened"})])')
})

test('a machine without an example is opened in the test', () => {
  const course = { machine: 'shop', input: 'no input', steps: [] }
  const sourceOf = (name: string, path = '/shop.ts') =>
    testSource(course, { path, name, kind: 'machine' }, { value: 'open', emitted: [] })
  expect(sourceOf('shopMachine()')).toContain(`import { openMachine, replay } from 'xstate-lab/test'
import { shopMachine } from './shop.ts'`)
  expect(sourceOf('shopMachine()')).toContain('await replay(openMachine(shopMachine()), {')
  expect(sourceOf('default')).toContain("import machine from './shop.ts'")
  expect(sourceOf('shop', "/some/o'neil.ts")).toContain(String.raw`import { shop } from './o\'neil.ts'`)
})
