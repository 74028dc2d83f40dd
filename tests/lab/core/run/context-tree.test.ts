import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { type ContextNode, contextTree } from '#lab/core/run/context-tree.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { typed } from '#machines/typed.ts'

type Context = Readonly<Record<string, unknown>>

/** Returns an example of a machine that stores its events in the context. */
const memory = (context: Context) =>
  openMachine(
    setup({
      types: typed<{ context: Context; events: { type: 'memory.put'; context: Context } }>(),
      actions: { put: assign((_, next: Context) => next) },
    }).createMachine({
      id: 'memory',
      context,
      on: { 'memory.put': { actions: { type: 'put', params: ({ event }) => event.context } } },
    }),
  )

async function treeOf(example: AnyExample, input: string, ...steps: RunStep[]) {
  const { moments } = await replay(example, { input, steps })
  const moment = moments.at(-1)
  if (!moment) throw new Error('A run has a start.')
  return contextTree(moment, moments.at(-2))
}

const afterPut = (before: Context, after: Context) =>
  treeOf(memory(before), 'no input', { do: 'send', event: { type: 'memory.put', context: after } })

/** Returns the paths of the nodes that changed. */
const changed = (nodes: readonly ContextNode[], around = ''): readonly string[] =>
  nodes.flatMap(({ name, parts, hasChanged }) =>
    hasChanged ? [`${around}${name}`, ...changed(parts, `${around}${name}.`)] : [],
  )

describe('the context tree', () => {
  test('shows the content of lists, maps, sets and errors', async () => {
    const tree = await treeOf(
      memory({ list: [{ id: 'a' }], map: new Map([['b', 1]]), set: new Set(['c']), none: [], error: new Error('no') }),
      'no input',
    )
    expect(tree.map(({ name, text, parts }) => [name, text, parts.map(part => [part.name, part.text])])).toEqual([
      ['list', '[{"id":"a"}]', [['0', '{"id":"a"}']]],
      ['map', '[["b",1]]', [['"b"', '1']]],
      ['set', '["c"]', [['0', '"c"']]],
      ['none', '[]', []],
      ['error', '"no"', []],
    ])
    expect(changed(tree)).toEqual([])
  })

  test('supports values of another page with its own constructors', async () => {
    const { createActor, createMachine } = createRequire(import.meta.url)('xstate') as typeof import('xstate')
    const actor = createActor(createMachine({}), { id: 'elsewhere' })
    const { map, set, error } = runInNewContext(
      '({ map: new Map([["b", 1]]), set: new Set(["c"]), error: Error("no") })',
    )
    const tree = await treeOf(memory({ map, set, error, actor }), 'no input')
    expect(tree.map(({ name, text, parts }) => [name, text, parts.length])).toEqual([
      ['map', '[["b",1]]', 1],
      ['set', '["c"]', 1],
      ['error', '"no"', 0],
      ['actor', '"actor elsewhere"', 0],
    ])
  })

  test('ends at cyclic values', async () => {
    const row: Record<string, unknown> = { id: 'a', toJSON: () => 'a row' }
    row['self'] = row
    const [node] = await treeOf(memory({ row }), 'no input')
    expect(node?.parts.find(({ name }) => name === 'self')?.parts).toEqual([])
  })

  test('marks a deep change and its ancestors', async () => {
    const before = { row: { id: 'a', fields: { weight: 1, value: 2 } }, same: [1, 2] }
    const after = { row: { id: 'a', fields: { weight: 1, value: 3 } }, same: [1, 2] }
    expect(changed(await afterPut(before, after))).toEqual(['row', 'row.fields', 'row.fields.value'])
  })

  test('marks nothing for an equal copy', async () => {
    const context = { marks: {}, rows: [], row: { id: 'a' }, problem: new Error('no'), text: 'a', none: null }
    expect(changed(await afterPut(context, structuredClone(context)))).toEqual([])
  })

  test.each([
    { what: 'came', before: { rows: [1] }, after: { rows: [1, undefined] }, marks: ['rows'] },
    { what: 'went', before: { rows: [1, 2] }, after: { rows: [1] }, marks: ['rows'] },
    { what: 'is there instead of nothing', before: { row: null }, after: { row: { id: 'a' } }, marks: ['row'] },
    { what: 'is empty now', before: { row: { id: 'a' } }, after: { row: {} }, marks: ['row'] },
  ])('marks the parent if something $what', async ({ before, after, marks }) => {
    expect(changed(await afterPut(before, after))).toEqual(marks)
  })

  test('shows child machines without their reference to the parent', async () => {
    const tree = await treeOf(linesExample, 'a saved record with two lines', {
      do: 'send',
      event: { type: 'line.change', key: 'line-1', weight: 3 },
    })
    expect(changed(tree)).toEqual([
      'lines',
      'lines.0',
      'lines.0.ref',
      'lines.0.ref.weight',
      'lines.0.ref.sent',
      'lines.0.ref.sent.weight',
    ])
    const [first] = tree.find(({ name }) => name === 'lines')?.parts ?? []
    const ref = first?.parts.find(({ name }) => name === 'ref')
    expect(ref?.text).toBe('"actor line-1" · updating')
    expect(ref?.parts.find(({ name }) => name === 'parent')?.parts).toEqual([])
  })
})
