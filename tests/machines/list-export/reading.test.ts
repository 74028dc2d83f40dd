import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { listExportFakes, somePageOf, someRequest } from '#machines/list-export/list-export.fakes.ts'
import { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { exportProgressOf, isIdle } from '#machines/list-export/list-export.selectors.ts'
import { type ExportedPage, rowsOfPage } from '#machines/list-export/list-reading.ts'
import { settled } from '../support.ts'

const begin = { type: 'export.begin', request: someRequest } as const

/** An export whose list answers with these pages; what it has told at its end, and the pages that were asked for together. */
function start(fakes: Parameters<typeof listExportFakes>[0] = {}) {
  const { actors, calls } = listExportFakes(fakes)
  const actor = createActor(listExportMachine.provide({ actors, delays: { retryPause: 0 } }))
  const told: (readonly string[])[] = []
  actor.on('export.read', ({ rows }) => told.push(rows))
  actor.start()
  return { actor, told, asked: () => calls.map(({ input }) => (input as { pages: number[] }).pages) }
}

const textOf = (row: number | string) => `Row ${row}\r\n`
const numbered = (count: number) => Array.from({ length: count }, (_, at) => textOf(at + 1))

/** The page of a list that has these rows when it is asked. */
function pageOf(rows: readonly (number | string)[], page: number): ExportedPage {
  const within = rows.slice((page - 1) * rowsOfPage, page * rowsOfPage)
  return {
    page,
    rows: within.map(row => ({ id: `row-${row}`, text: textOf(row) })),
    count: rows.length,
    pages: Math.ceil(rows.length / rowsOfPage),
  }
}

const someRows = (count: number) => Array.from({ length: count }, (_, at): number | string => at + 1)

describe('An export', () => {
  test('reads the first page, then the others four at once, and tells all rows in their order', async () => {
    const { actor, told, asked } = start()
    actor.send(begin)
    await settled()
    expect(asked()).toEqual([[1], [2, 3, 4, 5], [6]])
    expect(told).toEqual([numbered(550)])
    expect(isIdle(actor.getSnapshot())).toBe(true)
  })

  test('hands on the rows that cannot be read, and does not read the list again for them', async () => {
    const unreadable = [{ id: 'row-b', name: 'B', createdAt: null, reason: 'createdAt is missing' }]
    const told: unknown[] = []
    const { actor, asked } = start({ page: page => ({ ...pageOf([1], page), count: 2, unreadable }) })
    actor.on('export.read', event => told.push(event))
    actor.send(begin)
    await settled()
    expect(asked()).toEqual([[1]])
    expect(told).toEqual([
      { type: 'export.read', request: someRequest, rows: [textOf(1)], unreadable, unreadableLines: [] },
    ])
  })

  test('of an empty list tells no rows', async () => {
    const { actor, told } = start({ page: page => somePageOf(0, page) })
    actor.send(begin)
    await settled()
    expect(told).toEqual([[]])
  })

  test('says how far it is', async () => {
    const { actor } = start({
      gate: async ({ input }) => ((input as { pages: number[] }).pages[0] === 1 ? undefined : new Promise(() => {})),
    })
    actor.send(begin)
    expect(exportProgressOf(actor.getSnapshot())).toEqual({ read: 0, count: null, isSecond: false })
    await settled()
    expect(exportProgressOf(actor.getSnapshot())).toEqual({ read: 100, count: 550, isSecond: false })
  })

  test('that failed goes on from where it was', async () => {
    const refused = someProblem('forbidden')
    const { actor, told, asked } = start({ failures: { readPages: [null, null, refused] } })
    actor.send(begin)
    await settled()
    expect(actor.getSnapshot().hasTag('failed')).toBe(true)
    expect(actor.getSnapshot().context.problem).toBe(refused)
    expect(exportProgressOf(actor.getSnapshot()).read).toBe(500)
    actor.send({ type: 'export.goOn' })
    await settled()
    expect(asked()).toEqual([[1], [2, 3, 4, 5], [6], [6]])
    expect(told).toEqual([numbered(550)])
  })

  test('keeps the pages that came beside one that did not', async () => {
    let isDown = true
    const { actor, told, asked } = start({
      gate: async ({ input }) => {
        const { pages } = input as { pages: number[] }
        if (!isDown || pages[0] === 1) return undefined
        const read = pages.filter(page => page !== 3).map(page => somePageOf(550, page))
        return { output: { read, problem: someProblem('forbidden') } }
      },
    })
    actor.send(begin)
    await settled()
    isDown = false
    actor.send({ type: 'export.goOn' })
    await settled()
    expect(asked()).toEqual([[1], [2, 3, 4, 5], [3, 6]])
    expect(told).toEqual([numbered(550)])
  })

  test.each(['network', 'timeout', 'server', 'tooMany'] as const)('tries %s again, three times in all', async kind => {
    const { actor, asked } = start({ failures: { readPages: someProblem(kind) } })
    actor.send(begin)
    await settled()
    await expect.poll(() => actor.getSnapshot().hasTag('failed')).toBe(true)
    expect(asked()).toEqual([[1], [1], [1]])
  })

  test('begins to count its tries anew once pages were read', async () => {
    const down = someProblem('server')
    const { actor, told } = start({ failures: { readPages: [down, down, null, down, down, null, down, down, null] } })
    actor.send(begin)
    await expect.poll(() => told.length).toBe(1)
    expect(told).toEqual([numbered(550)])
  })

  test('that was stopped tells nothing, goes on when it is asked to, or forgets', async () => {
    const { actor, told } = start()
    actor.send(begin)
    actor.send({ type: 'export.stop' })
    await settled()
    expect(told).toEqual([])
    actor.send({ type: 'export.goOn' })
    await settled()
    expect(told).toHaveLength(1)
    actor.send(begin)
    actor.send({ type: 'export.stop' })
    actor.send({ type: 'export.discard' })
    expect(isIdle(actor.getSnapshot())).toBe(true)
  })
})

test('Another export takes the place of the one that is under way', async () => {
  const { actor, told, asked } = start({
    gate: async ({ input }) => ((input as { pages: number[] }).pages[0] === 2 ? new Promise(() => {}) : undefined),
    page: page => somePageOf(page === 1 && asked().length > 2 ? 3 : 550, page),
  })
  actor.send(begin)
  await settled()
  actor.send({ ...begin, request: { ...someRequest, layout: 'parts' } })
  await settled()
  expect(asked()).toEqual([[1], [2, 3, 4, 5], [1]])
  expect(told).toEqual([numbered(3)])
})

/** The list changes once its pages from the second on are asked for the first time. */
function whileReading(before: readonly (number | string)[], after: readonly (number | string)[]) {
  let hasChanged = false
  return start({
    page: page => {
      const answer = pageOf(hasChanged ? after : before, page)
      hasChanged = true
      return answer
    },
  })
}

describe('While a list is read', () => {
  test('a row that comes first is found, and none is doubled', async () => {
    const { actor, told } = whileReading(someRows(250), ['new', ...someRows(250)])
    actor.send(begin)
    await settled()
    expect(told).toEqual([[textOf('new'), ...numbered(250)]])
  })

  test('rows that move up as one is removed are found, and the removed one is left out', async () => {
    const left = someRows(250).filter(row => row !== 7)
    const { actor, told } = whileReading(someRows(250), left)
    actor.send(begin)
    await settled()
    expect(told).toEqual([left.map(textOf)])
  })

  test('a page that is there no more does no harm', async () => {
    const { actor, told } = whileReading(someRows(101), someRows(100))
    actor.send(begin)
    await settled()
    expect(told).toEqual([numbered(100)])
  })

  test('says that it is read a second time', async () => {
    const rows = someRows(250)
    const { actor } = start({
      page: page => pageOf(page === 1 ? rows : ['new', ...rows], page),
      gate: async ({ input }) => {
        const isSecond = actor.getSnapshot().context.reading.before !== null
        return isSecond && (input as { pages: number[] }).pages[0] === 1 ? new Promise(() => {}) : undefined
      },
    })
    actor.send(begin)
    await settled()
    expect(exportProgressOf(actor.getSnapshot()).isSecond).toBe(true)
  })

  test('it is read twice at most: what only the first reading has found comes last', async () => {
    let asked = 0
    const { actor, told } = start({
      page: page => {
        asked += 1
        // At every answer the first row has become the last, and another is counted.
        const rows = someRows(150)
        const turned = [...rows.slice(asked % 150), ...rows.slice(0, asked % 150)]
        return { ...pageOf(turned, page), count: 150 + asked }
      },
    })
    actor.send(begin)
    await settled()
    expect(asked).toBe(4)
    expect(told[0]?.toSorted()).toEqual(numbered(150).toSorted())
  })
})
