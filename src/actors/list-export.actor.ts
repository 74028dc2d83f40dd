import { fromPromise } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import type { ExportRequest, PagesAnswer } from '#machines/list-export/list-export.types.ts'
import { type ExportedPage, rowsOfPage } from '#machines/list-export/list-reading.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { nextTask } from './next-task.ts'

/** What an export reads and writes. */
export type ExportCalls<Row> = {
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** What writes the text of a row in the file that is asked for. */
  writing: (request: ExportRequest) => (row: Row) => string
}

/** The export machine with its calls. Each page is written in a task of its own, so that none is long. */
export const calledListExport = <Row extends { id: string }>(
  { load, writing }: ExportCalls<Row>,
  firstRetry: number | undefined,
) => {
  async function readPage(request: ExportRequest, page: number, signal: AbortSignal): Promise<ExportedPage> {
    const { items, pagination, unreadable } = await load({ ...request.query, page, pageSize: rowsOfPage }, signal)
    await nextTask()
    const write = writing(request)
    const rows = items.map(row => ({ id: row.id, text: write(row) }))
    const { count, pages } = pagination
    return { page, rows, unreadable, unreadableLines: unreadableLinesOf(items), count, pages }
  }
  return listExportMachine.provide({
    actors: {
      readPages: fromPromise<PagesAnswer, { request: ExportRequest; pages: readonly number[] }>(
        async ({ input: { request, pages }, signal }) => {
          const answers = await Promise.allSettled(pages.map(page => readPage(request, page, signal)))
          const failed = answers.find(answer => answer.status === 'rejected')
          return {
            read: answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : [])),
            problem: failed ? toProblem(failed.reason) : null,
          }
        },
      ),
    },
    ...(firstRetry === undefined ? {} : { delays: { retryPause: firstRetry } }),
  })
}
