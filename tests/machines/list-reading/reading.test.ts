import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type PageRead, type PagesRead, rowsIn } from '#domain/pages-read.ts'
import { someProblem } from '#machines/fakes.ts'
import { pagesOf, readingFakes, somePageRead } from '#machines/list-reading/list-reading.fakes.ts'
import { type ListReadingInput, listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import {
  isNothingFound,
  isPartlyRead,
  isReadAgain,
  readingExtentOf,
} from '#machines/list-reading/list-reading.selectors.ts'
import { settled } from '../support.ts'

type Row = { id: string }
const row = (id: string): Row => ({ id })
const three = pagesOf([row('a'), row('b')], [row('c')], [row('d')])
const hanging = () => new Promise<void>(() => {})

/** Starts the machine that reads a list, and collects its emitted events. */
function started(script: Partial<Parameters<typeof readingFakes<Row, ListReadingInput<Row, string>>>[0]> = {}) {
  const { actors, calls } = readingFakes<Row, ListReadingInput<Row, string>>({
    page: page => three[page - 1] ?? somePageRead([]),
    ...script,
  })
  const actor = createActor(listReadingMachine<Row, string>().provide({ actors }))
  const emitted: Array<[request: string, rows: string]> = []
  const textOf = (read: PagesRead<PageRead<Row>>) =>
    rowsIn(read)
      .items.map(({ id }) => id)
      .join('')
  actor.on('list.read', ({ request, read }) => emitted.push([request, textOf(read)]))
  actor.start()
  return {
    actor,
    calls,
    emitted,
    begin: async (request = 'a file') => {
      actor.send({ type: 'reading.begin', request })
      await settled()
    },
    goOn: async () => {
      actor.send({ type: 'reading.goOn' })
      await settled()
    },
    requests: () => calls.map(({ input }) => (input as { page: number }).page),
    rows: () => textOf(actor.getSnapshot().context.read),
    extent: () => readingExtentOf(actor.getSnapshot()),
  }
}

test('emits and keeps all pages after the last one', async () => {
  const { actor, begin, emitted, rows, requests } = started()
  await begin()
  expect(requests()).toEqual([1, 2, 3])
  expect(emitted).toEqual([['a file', 'abcd']])
  expect(actor.getSnapshot().hasTag('done')).toBe(true)
  expect(rows()).toBe('abcd')
})

test('returns the progress in rows and pages', async () => {
  const { actor, begin, extent } = started({
    gate: ({ input }) => ((input as { page: number }).page > 1 ? hanging() : Promise.resolve()),
  })
  expect(extent()).toEqual({ rows: 0, rowCount: null, pages: 0, pageCount: 1 })
  expect(isPartlyRead(actor.getSnapshot())).toBe(false)
  await begin()
  expect(extent()).toEqual({ rows: 2, rowCount: 4, pages: 1, pageCount: 3 })
  expect(isPartlyRead(actor.getSnapshot())).toBe(true)
})

test('never reports more rows than the total', async () => {
  const { begin, extent } = started({ page: () => somePageRead([row('a'), row('b')], { count: 1 }) })
  await begin()
  expect(extent()).toMatchObject({ rows: 1, rowCount: 1 })
})

test('reports an empty result only at the end', async () => {
  const { actor, begin } = started({ page: () => somePageRead([]) })
  expect(isNothingFound(actor.getSnapshot())).toBe(false)
  await begin()
  expect(isNothingFound(actor.getSnapshot())).toBe(true)
  const { actor: other, begin: beginOther } = started()
  await beginOther()
  expect(isNothingFound(other.getSnapshot())).toBe(false)
  expect(isPartlyRead(other.getSnapshot())).toBe(false)
})

test('reports the next pass from its first page', async () => {
  const { actor, begin } = started({ gate: hanging })
  await begin()
  actor.send({ type: 'page.read', page: somePageRead([row('a')], { count: 3, pages: 2 }) })
  actor.send({ type: 'page.read', page: somePageRead([row('b')], { page: 2, count: 3, pages: 2 }) })
  expect(isReadAgain(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'page.read', page: somePageRead([row('c')], { count: 3, pages: 2 }) })
  expect(isReadAgain(actor.getSnapshot())).toBe(true)
  expect(readingExtentOf(actor.getSnapshot())).toMatchObject({ pages: 1, rows: 1 })
})

describe('stopped reading', () => {
  test('aborts the pending page and resumes there', async () => {
    let isHeld = true
    const { actor, calls, begin, goOn, emitted, rows, requests } = started({
      gate: ({ input }) => (isHeld && (input as { page: number }).page === 2 ? hanging() : Promise.resolve()),
    })
    await begin()
    actor.send({ type: 'reading.stop' })
    expect(calls[1]?.signal.aborted).toBe(true)
    expect(emitted).toEqual([])
    expect(rows()).toBe('ab')
    isHeld = false
    await goOn()
    expect(requests()).toEqual([1, 2, 2, 3])
    expect(emitted).toEqual([['a file', 'abcd']])
  })
})

test('ends with the problem of a failed page and resumes there', async () => {
  const problem = someProblem('network')
  const { actor, begin, goOn, requests, emitted, rows } = started({ failures: { readPages: [null, problem] } })
  await begin()
  expect(actor.getSnapshot().hasTag('failed')).toBe(true)
  expect(actor.getSnapshot().context.problem).toBe(problem)
  expect(rows()).toBe('ab')
  expect(requests()).toEqual([1, 2])
  await goOn()
  expect(actor.getSnapshot().context.problem).toBeNull()
  expect(requests()).toEqual([1, 2, 2, 3])
  expect(emitted).toEqual([['a file', 'abcd']])
})

test('replaces a running reading', async () => {
  const { begin, emitted, requests, calls } = started({
    gate: ({ input }) => ((input as { page: number }).page === 2 && calls.length < 3 ? hanging() : Promise.resolve()),
  })
  await begin()
  await begin('another file')
  expect(calls[1]?.signal.aborted).toBe(true)
  expect(requests()).toEqual([1, 2, 1, 2, 3])
  expect(emitted).toEqual([['another file', 'abcd']])
})

test('deletes the pages of the previous reading', async () => {
  const { actor, begin, extent } = started()
  await begin()
  actor.send({ type: 'reading.begin', request: 'another file' })
  expect(extent()).toMatchObject({ rows: 0, rowCount: null })
})
