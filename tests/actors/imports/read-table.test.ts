import { afterEach, describe, expect, test, vi } from 'vitest'
import { readTable } from '#actors/imports/read-table.ts'
import { serveTable } from '#actors/imports/serve-table.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import type { ImportReading } from '#domain/import/import-types.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { workbook } from '#tests/inputs/workbook.ts'

const detected = { delimiter: null, encoding: null, sheet: null }
const read = (content: BlobPart, choices: Partial<ImportReading> = {}, signal = new AbortController().signal) =>
  readTable(
    { source: { name: 'file', content: new Blob([content]) }, ...detected, ...choices },
    fieldsNamedIn(materialImport.fields),
    signal,
  )

/** Runs the code of the worker at the other end of a channel. */
class ChannelWorker {
  private readonly page: MessagePort
  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.page = port1
    serveTable(port2)
    port1.start()
    port2.start()
    started.push(this)
  }
  addEventListener = (type: string, listen: (event: Event) => void) => this.page.addEventListener(type, listen)
  postMessage = (message: unknown) => this.page.postMessage(message)
  terminate = vi.fn<() => void>(() => this.page.close())
}
const started: ChannelWorker[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  started.length = 0
})

describe.for(['a worker', 'the page'])('In %s', place => {
  const inPlace: typeof read = (...given) => {
    if (place === 'a worker') vi.stubGlobal('Worker', ChannelWorker)
    return read(...given)
  }

  test('a text is read by its detected delimiter', async () => {
    const table = await inPlace('Name;CO2 factor\nPaper, mixed;1,2\n"Tin" rod "x";2\nLead;3')
    expect(table).toMatchObject({ name: 'file', delimiter: ';', encoding: 'UTF-8', sheets: [] })
    expect(table.rows.map(({ cells }) => cells[0])).toEqual([
      'Name',
      'Paper, mixed',
      expect.stringContaining('rod'),
      'Lead',
    ])
    expect(table.rows[2]?.fault).toContain('in the middle of a cell')
  })

  test('a pasted text is read', async () => {
    const source = { name: null, content: 'Name\tCO2 factor\nTin\t1' }
    expect(await inPlace('', { source })).toMatchObject({ name: null, delimiter: '\t', encoding: null })
  })

  test('a spreadsheet is read from its best sheet', async () => {
    const bytes = workbook({
      Cover: [['Yard']],
      List: [
        ['Name', 'CO2 factor'],
        ['Tin', 1.5],
      ],
    })
    const { rows, ...table } = await inPlace(bytes)
    expect(table).toMatchObject({ delimiter: null, encoding: null, sheets: ['Cover', 'List'], sheet: 1 })
    expect(rows[1]).toMatchObject({ row: 2, cells: ['Tin', '1.5'] })
    expect([...(rows[1]?.exact ?? [])]).toEqual([1])
  })

  test('many rows arrive in order', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `M${at},${at}`)
    const table = await inPlace(`Name,CO2 factor\n${rows.join('\n')}`)
    expect(table.rows.map(({ row }) => row)).toEqual(Array.from({ length: 2501 }, (_, at) => at + 1))
  })

  test.for([
    ['an old spreadsheet', '\u00d0\u00cf\u0011\u00e0', 'This kind of spreadsheet'],
    [
      'a protected spreadsheet',
      `\u00d0\u00cf\u0011\u00e0...${'EncryptedPackage'.split('').join('\0')}\0`,
      'has a password',
    ],
    ['a damaged spreadsheet', 'PK\u0003\u0004', 'is damaged'],
    ['a PDF', '%PDF-1.7', 'is a PDF'],
    ['a picture', '\u0089PNG\0\0', 'not a text file'],
    ['a web page', '<html><table>', 'is a web page'],
    ['an empty file', '', 'has no rows'],
  ] as const)('%s is refused', async ([, text, message]) => {
    await expect(inPlace(Uint8Array.from(text, one => one.charCodeAt(0)))).rejects.toThrow(message)
  })
})

test('A file above the limit is refused unread', async () => {
  await expect(read(new Uint8Array(20_000_001))).rejects.toThrow('larger than 20 MB')
})

test('A file that was removed is reported', async () => {
  const content = Object.assign(new Blob(['a']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  })
  await expect(read('', { source: { name: 'file', content } })).rejects.toThrow('can’t open this file')
})

test('A stopped reading ends its worker', async () => {
  vi.stubGlobal('Worker', ChannelWorker)
  const stopping = new AbortController()
  const reading = read('Name,Factor\nTin,1', {}, stopping.signal)
  stopping.abort(new Error('stopped'))
  await expect(reading).rejects.toThrow('stopped')
  expect(started[0]?.terminate).toHaveBeenCalledOnce()
})
