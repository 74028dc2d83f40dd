import { expect, test } from 'vitest'
import { compareSnapshots } from '#lab/core/inspect/compare-snapshots.ts'
import { innermostText, statePaths } from '#lab/core/inspect/snapshot-states.ts'

test('compares the status and the fields of the context', () => {
  const before = { status: 'active', context: { items: 1, total: 5 } } as const
  const after = {
    status: 'error',
    context: { items: 2, total: 5 },
    error: { name: 'TypeError', message: 'a' },
  } as const
  expect(compareSnapshots(before, after)).toEqual([
    { name: 'status', before: '"active"', after: '"error"', hasChanged: true },
    { name: 'items', before: '1', after: '2', hasChanged: true },
    { name: 'total', before: '5', after: '5', hasChanged: false },
    { name: 'error', before: 'undefined', after: '"TypeError"', hasChanged: true },
  ])
})

test('marks no field as changed without an earlier snapshot', () => {
  expect(compareSnapshots(null, { status: 'done', output: 1 })).toEqual([
    { name: 'status', before: null, after: '"done"', hasChanged: false },
    { name: 'output', before: null, after: '1', hasChanged: false },
  ])
})

test('lists the active states of parallel and nested states', () => {
  const paths = statePaths({ form: { editing: 'clean' }, sync: 'idle' })
  expect(paths).toEqual(['', 'form', 'form.editing', 'form.editing.clean', 'sync', 'sync.idle'])
  expect(innermostText(paths)).toBe('form.editing.clean · sync.idle')
})
