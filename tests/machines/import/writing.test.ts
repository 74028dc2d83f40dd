import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { someMaterial } from '#machines/import/import.fakes.ts'
import { settled } from '../support.ts'
import { header, held, newRows, previewed } from './started.ts'

const lost = someProblem('network', { mayBeDone: true })
const broken = someProblem('contract')
const nameConflict = someProblem('conflict', { status: 409, fields: { name: 'Name already taken' } })

describe('writing records', () => {
  test('sends each new and changed record once, with only the fields that change, and no others', async () => {
    const text = `${header}Brass,GW 53,2.5\nCardboard,GW 50-02,0.1016\nCopper wire,GW 53-05,3.2\nZinc,GW 53-07,?`
    const { begin, writes, is, progress } = await previewed(text)
    await begin()
    expect(writes()).toMatchObject([
      { importId: 'some-import', row: 2, write: { kind: 'create', body: { name: 'Brass', carbonFactor: '2.5' } } },
      { importId: 'some-import', row: 4, write: { kind: 'update', id: 'id-of-Copper wire' } },
    ])
    expect(writes()[1]?.write).toHaveProperty('body', { carbonFactor: '3.2' })
    expect(is('done')).toBe(true)
    expect(progress()).toEqual({ total: 2, written: 2, refused: 0, unsure: 0 })
  })

  test('skips records without permission', async () => {
    const text = `${header}Brass,GW 53,2.5\nCopper wire,GW 53-05,3.2`
    const onlyNew = await previewed(text)
    await onlyNew.begin({ create: true, update: false, remove: false })
    expect(onlyNew.sent()).toEqual(['Brass'])
    expect(onlyNew.progress().total).toBe(1)
    const none = await previewed(text)
    await none.begin({ create: false, update: false, remove: false })
    expect(none.is('writing')).toBe(false)
  })

  test('writes at most four at a time and holds the page', async () => {
    const gates: Array<() => void> = []
    const { context, begin, isPageHeld, is } = await previewed(newRows(10), {
      gate: ({ src }) => {
        if (src !== 'write') return Promise.resolve()
        const { promise, resolve } = Promise.withResolvers<void>()
        gates.push(resolve)
        return promise
      },
    })
    await begin()
    expect(gates).toHaveLength(4)
    expect(isPageHeld()).toBe(true)
    for (let answered = 0; answered < 10; answered += 1) {
      gates[answered]?.()
      await settled()
      expect(gates.length - answered - 1).toBeLessThanOrEqual(4)
    }
    expect(is('done')).toBe(true)
    expect(isPageHeld()).toBe(false)
    expect(context().outcomes.every(outcome => outcome?.kind === 'written')).toBe(true)
  })

  test('continues after a refused record and keeps its reason', async () => {
    const { begin, context, is } = await previewed(newRows(6), { failures: { write: [null, nameConflict] } })
    await begin()
    expect(is('done')).toBe(true)
    expect(context().outcomes[1]).toEqual({ kind: 'refused', reason: 'Name already taken' })
    expect(context().outcomes.filter(outcome => outcome?.kind === 'written')).toHaveLength(5)
  })

  test('works without a journal if the browser blocks storage', async () => {
    const { begin, writes, is, ends } = await previewed(newRows(1), {
      gate: ({ src }) => Promise.resolve(src === 'begin' ? { output: null } : undefined),
    })
    await begin()
    expect(is('done')).toBe(true)
    expect(writes()).toMatchObject([{ importId: null }])
    expect(ends).toEqual([{ importId: null, isUndone: false }])
  })

  test('stores the records in the journal once, before the first request', async () => {
    const { begin, calls, send, ends } = await previewed(newRows(2), { failures: { write: broken } })
    await begin()
    await send({ type: 'import.goOn' })
    expect(calls.map(({ src }) => src).slice(-7)).toEqual(['begin', 'look', 'write', 'write', 'look', 'write', 'write'])
    expect(ends).toEqual([])
  })
})

describe('failure during writing', () => {
  test('stops after the pending calls and reports the progress', async () => {
    const { begin, sent, progress, is, context } = await previewed(newRows(20), {
      failures: { write: [null, null, null, null, broken] },
    })
    await begin()
    expect(is('failed')).toBe(true)
    expect(sent().length).toBeLessThan(20)
    expect(progress()).toMatchObject({ total: 20, refused: 0, unsure: 0, written: sent().length - 1 })
    expect(context().problem).toBe(broken)
  })

  test('shows the first problem if others follow', async () => {
    const { begin, context } = await previewed(newRows(9), { failures: { write: [null, broken, lost] } })
    await begin()
    expect(context().problem).toBe(broken)
  })

  test('resumes with the remaining records', async () => {
    const { begin, send, sent, progress, is } = await previewed(newRows(9), {
      failures: { write: [null, null, broken] },
    })
    await begin()
    const before = sent()
    await send({ type: 'import.goOn' })
    expect(is('done')).toBe(true)
    expect(progress()).toEqual({ total: 9, written: 9, refused: 0, unsure: 0 })
    // The failed record was sent twice: 10 calls for 9 records.
    expect(sent()).toHaveLength(10)
    expect(new Set(sent()).size).toBe(9)
    expect(before.length).toBeLessThan(9)
  })
})

describe('record changed since the preview', () => {
  test('is refused and not overwritten', async () => {
    const { begin, sent, context, materials } = await previewed(`${header}Copper wire,GW 53-05,3.2\nBrass,GW 53,2.5`)
    materials.splice(0, 3, someMaterial('Copper wire', 'GW 53-05', '9'), someMaterial('Brass', 'GW 53', '9'))
    await begin()
    expect(sent()).toEqual([])
    expect(context().outcomes).toEqual([
      { kind: 'refused', reason: 'Another user has changed this record' },
      { kind: 'refused', reason: 'Another user has added this record with other values' },
    ])
  })

  test('is visible after another check', async () => {
    const { begin, send, context, materials } = await previewed(`${header}Copper wire,GW 53-05,3.2`)
    materials.splice(0, 1, someMaterial('Copper wire', 'GW 53-05', '9'))
    await begin()
    await send({ type: 'import.recheck' })
    expect(context().records).toMatchObject([{ verdict: 'changed', changes: [{ before: '9', after: '3.2' }] }])
  })
})

describe('stopping', () => {
  test('waits for pending calls and can resume', async () => {
    const { send, progress, is, answer } = await held(12)
    await send({ type: 'import.stop' })
    expect([is('stopped'), is('halting')]).toEqual([false, true])
    await answer()
    expect(is('stopped')).toBe(true)
    expect(progress()).toMatchObject({ total: 12, written: 4 })
    await send({ type: 'import.goOn' })
    expect(is('done')).toBe(true)
    expect(progress()).toMatchObject({ written: 12 })
  })
})

describe('end', () => {
  test('emits nothing while its screen is open', async () => {
    const { send, begin, emitted } = await previewed(newRows(3))
    await send({ type: 'screen.opened' })
    await begin()
    expect(emitted).toEqual([])
  })

  test('emits the result while no screen is open', async () => {
    const { begin, emitted } = await previewed(newRows(3))
    await begin()
    expect(emitted).toEqual([{ type: 'import.ended', written: 3, total: 3, problem: null, isUndone: false }])
  })
})
