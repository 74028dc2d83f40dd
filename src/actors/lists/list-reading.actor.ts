import { fromCallback } from 'xstate'
import { nextTask } from '#actors/next-task.ts'
import { type Reading, readPages } from '#api/read-pages.ts'
import type { CsvFormat } from '#domain/csv/csv.ts'
import type { PageEvent, PageRead, PagesRead } from '#domain/pages-read.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import { type ListReadingInput, listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { sendPages } from './send-pages.ts'

type List<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>

/** Options of a CSV export. */
export type FileChoice = {
  /** `rows`: one CSV row per record. `parts`: one CSV row per part of a record, such as a line of a trade. */
  layout: 'rows' | 'parts'
  format: CsvFormat
}

/** Data to export: search, order and column ids of the list, and the CSV options. */
export type ExportRequest = FileChoice & { query: ListQuery; columns: readonly string[] }

/** CSV text of a record. The text excludes the `unreadableLines`. */
export type ExportedRow = { id: string; text: string; unreadableLines: readonly UnreadableRow[] }

/** Reads filtered pages, after those of an earlier reading. */
type ReadFiltered<Row> = (
  query: ListQuery,
  reading: Required<Pick<Reading<unknown>, 'onFailure' | 'goesOn'>> & { read: PagesRead; signal: AbortSignal },
) => AsyncIterable<PageRead<Row>>

/**
 * Returns the machine that reads a list for a CSV export. `readFiltered` reads queries with a filter that the browser
 * applies. Converts each page in a separate task, to avoid long tasks.
 */
export const exportMachine = <Row extends { id: string }>(
  list: List<Row>,
  readFiltered: ReadFiltered<Row> | undefined,
  writing: (request: ExportRequest) => (row: Row) => string,
) =>
  listReadingMachine<ExportedRow, ExportRequest>().provide({
    actors: {
      readPages: fromCallback<PageEvent<ExportedRow>, ListReadingInput<ExportedRow, ExportRequest>>(
        ({ input: { request, read }, sendBack }) => {
          const write = writing(request)
          return sendPages<ExportedRow>(sendBack, async function* written(reading) {
            const { query } = request
            const pages =
              readFiltered && query.filter !== undefined
                ? readFiltered(query, { ...reading, read })
                : readPages(list, query, { ...reading, read, concurrency: 4 })
            for await (const { items, ...page } of pages) {
              await nextTask()
              const rows = items.map(row => ({
                id: row.id,
                text: write(row),
                unreadableLines: unreadableLinesOf([row]),
              }))
              yield { ...page, items: rows }
            }
          })
        },
      ),
    },
  })
