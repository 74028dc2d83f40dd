import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { someMaterial } from '#machines/import/import.fakes.ts'
import { restOf, unclearNamesOf, verdictsOf } from '#machines/import/import.selectors.ts'
import { allowed, header, newRows, previewed, someImport, started } from './started.ts'

const doubtful = `${header}Brass,GW 53-05,2.5\nTin,GW 53-08,4.5`

describe('Preview', () => {
  test('compares again after an edited cell, without loading the records again', async () => {
    const { edit, verdicts, count, begin, writes } = await previewed(`${header}Zinc,GW 53-07,?`)
    expect(verdicts()).toEqual(['wrong'])
    await edit(2, 'carbonFactor', '2.1')
    expect(verdicts()).toEqual(['new'])
    expect([count('look'), count('compare')]).toEqual([1, 2])
    await begin()
    expect(writes()).toMatchObject([{ write: { body: { carbonFactor: '2.1' } } }])
  })

  test('leaves out a record that the user deselects', async () => {
    const { send, begin, sent, actor } = await previewed(newRows(3))
    await send({ type: 'record.include', row: 3, isIncluded: false })
    expect(verdictsOf(actor.getSnapshot())).toMatchObject({ new: 2, leftOut: 1 })
    await begin()
    expect(sent()).toEqual(['Alloy 1', 'Alloy 3'])
    expect(restOf(actor.getSnapshot())).toEqual([])
  })

  test('imports a doubtful record only if the user selects it', async () => {
    const without = await previewed(doubtful)
    expect(without.verdicts()).toEqual(['doubt', 'new'])
    await without.begin()
    expect(without.sent()).toEqual(['Tin'])
    expect(restOf(without.actor.getSnapshot())).toMatchObject([{ row: 2, reason: expect.stringContaining('GW code') }])
    const included = await previewed(doubtful)
    await included.send({ type: 'record.include', row: 2, isIncluded: true })
    await included.begin()
    expect(included.sent()).toEqual(['Brass', 'Tin'])
    expect(restOf(included.actor.getSnapshot())).toEqual([])
  })

  test('keeps the answer about a name, and loads the records again only if it is a new one', async () => {
    const { send, count, kept, context } = await previewed(newRows(1))
    const answer = { field: 'material', name: ' Tin', answer: { id: 'id-of-Cardboard', name: 'Cardboard' } }
    await send({ type: 'name.answer', ...answer })
    expect(count('look')).toBe(1)
    await send({ type: 'name.answer', ...answer, name: 'Brass', answer: null })
    expect(count('look')).toBe(1)
    await send({ type: 'name.answer', ...answer, name: 'Lead', answer: { id: 'just-created', name: 'Lead' } })
    expect(count('look')).toBe(2)
    expect(context().answers).toEqual({
      material: { tin: answer.answer, brass: null, lead: { id: 'just-created', name: 'Lead' } },
    })
    expect(kept).toHaveLength(3)
    expect(kept[0]).toMatchObject({ resource: 'materials', ...answer })
  })

  test('takes answers and choices during a comparison', async () => {
    const held: Array<() => void> = []
    let isSlow = false
    const { send, context, is } = await previewed(newRows(2), {
      gate: ({ src }) => {
        if (src !== 'compare' || !isSlow) return Promise.resolve()
        const { promise, resolve } = Promise.withResolvers<void>()
        held.push(resolve)
        return promise
      },
    })
    isSlow = true
    for (const name of ['Brass', 'Tin']) await send({ type: 'name.answer', field: 'material', name, answer: null })
    await send({ type: 'record.include', row: 3, isIncluded: false })
    expect(is('comparing')).toBe(true)
    for (const open of held) open()
    await expect.poll(() => is('previewing')).toBe(true)
    expect(context().answers).toEqual({ material: { brass: null, tin: null } })
    expect(context().included).toEqual({ 3: false })
  })

  test('loads other records of the server for other columns, and drops the texts of the earlier column', async () => {
    const { send, edit, count, context } = await previewed(`${header}Zinc,GW 53-07,?`)
    await edit(2, 'carbonFactor', '2.1')
    await edit(2, 'name', 'Tin')
    await send({ type: 'column.choose', field: 'carbonFactor', column: 1 })
    expect(count('look')).toBe(2)
    expect(context().edits).toEqual({ 2: { name: 'Tin' } })
  })

  test('counts the rows of unclear names once per spelling, the most frequent first', async () => {
    const { actor } = await previewed(newRows(1), {
      gate: ({ src }) => {
        if (src !== 'compare') return Promise.resolve()
        const reason = (row: number, unclear: string) => ({ row, field: 'material', reason: '', unclear })
        const record = { rows: [2], title: '', verdict: 'wrong', changes: [], write: null }
        const reasons = [reason(2, 'Tin'), reason(3, 'Brass'), reason(4, ' brass')]
        return Promise.resolve({ output: [{ ...record, reasons }] })
      },
    })
    expect(unclearNamesOf(actor.getSnapshot())).toEqual([
      { field: 'material', name: 'Brass', rows: 2 },
      { field: 'material', name: 'Tin', rows: 1 },
    ])
  })
})

describe('Import after a reload', () => {
  test('continues with the records that have no outcome', async () => {
    const { send, sent, is, progress, ends, writes } = started()
    await send({ type: 'earlier.continue', ...someImport, may: allowed })
    expect(is('done')).toBe(true)
    expect(sent()).toEqual(['Tin', 'Zinc', 'Lead', 'Iron', 'Steel'])
    expect(writes()[0]).toMatchObject({ importId: 'some-import', row: 3 })
    expect(progress()).toMatchObject({ total: 6, written: 6 })
    expect(ends).toEqual([{ importId: 'some-import', isUndone: false }])
  })

  test('cannot be compared again, because its file is missing', async () => {
    const { send, actor, is } = started()
    await send({ type: 'earlier.continue', ...someImport, may: allowed })
    expect(actor.getSnapshot().can({ type: 'import.recheck' })).toBe(false)
    await send({ type: 'import.reset' })
    expect(is('choosing')).toBe(true)
  })
})

describe('Undo', () => {
  test('restores the earlier values after the preview, and notes it', async () => {
    const { send, begin, verdicts, writes, ends, is } = started()
    await send({ type: 'earlier.undo', ...someImport })
    expect(verdicts()).toEqual(['changed'])
    await begin()
    expect(is('done')).toBe(true)
    expect(writes()).toMatchObject([
      { importId: null, write: { id: 'id-of-Copper wire', body: { carbonFactor: '2.9' } } },
    ])
    expect(ends).toEqual([{ importId: 'some-import', isUndone: true }])
  })

  test('of a part does not count as undone, so that it can be repeated', async () => {
    const { send, begin, ends } = started({
      failures: { write: someProblem('conflict', { status: 409 }) },
    })
    await send({ type: 'earlier.undo', ...someImport })
    await begin()
    expect(ends).toEqual([{ importId: 'some-import', isUndone: false }])
  })

  test('keeps a record that another user has changed', async () => {
    const { send, verdicts, actor } = started({ materials: [someMaterial('Copper wire', 'GW 53-05', '9')] })
    await send({ type: 'earlier.undo', ...someImport })
    expect(verdicts()).toEqual(['wrong'])
    expect(actor.getSnapshot().can({ type: 'import.begin', may: allowed })).toBe(false)
  })
})
