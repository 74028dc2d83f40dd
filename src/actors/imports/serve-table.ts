import { FileFault, type FileFaultCode } from '#domain/import/file-text.ts'
import type { ImportTable, TableRow } from '#domain/import/import-types.ts'
import { type ContentReading, readContent } from '#domain/import/read-content.ts'
import type { Sample } from '#domain/import/text-rows.ts'

/** Message to the worker: what to read, then the index of the chosen sample. */
export type ToReader = { reading: ContentReading } | { chosen: number }

/** Message from the worker. The rows precede the table, which has none. */
export type FromReader =
  | { samples: readonly Sample[] }
  | { rows: readonly TableRow[] }
  | { table: Omit<ImportTable, 'name'> }
  | { fault: FileFaultCode | null }

/** Rows per message, so that the page receives each message within a short task. */
const rowsAtOnce = 1000

type Port = {
  addEventListener: (type: 'message', listen: (event: MessageEvent<ToReader>) => void) => void
  postMessage: (message: FromReader) => void
}

/** Reads one table for the page at the other end of the port. Sends no messages of the app, only codes. */
export function serveTable(port: Port) {
  let answer: ((chosen: number) => void) | undefined
  const post = (message: FromReader) => port.postMessage(message)
  const choose = (samples: readonly Sample[]) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    answer = resolve
    post({ samples })
    return promise
  }
  const read = async (reading: ContentReading) => {
    const { rows, ...table } = await readContent(reading, choose)
    for (let from = 0; from < rows.length; from += rowsAtOnce) post({ rows: rows.slice(from, from + rowsAtOnce) })
    post({ table: { ...table, rows: [] } })
  }
  port.addEventListener('message', ({ data }) => {
    if ('chosen' in data) answer?.(data.chosen)
    else read(data.reading).catch(error => post({ fault: error instanceof FileFault ? error.code : null }))
  })
}
