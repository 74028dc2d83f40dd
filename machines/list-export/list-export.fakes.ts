import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { ExportRequest, PagesAnswer } from './list-export.types.ts'
import { type ExportedPage, rowsOfPage } from './list-reading.ts'

/** A page of a list of so many rows, of which the first is number 1. */
export function somePageOf(count: number, page: number): ExportedPage {
  const first = (page - 1) * rowsOfPage + 1
  const length = Math.max(0, Math.min(rowsOfPage, count - first + 1))
  const rows = Array.from({ length }, (_, at) => ({ id: `row-${first + at}`, text: `Row ${first + at}\r\n` }))
  return { page, rows, count, pages: Math.max(1, Math.ceil(count / rowsOfPage)) }
}

export const someRequest: ExportRequest = {
  query: { page: 1, pageSize: 10, searchTerm: '', sort: 'name' },
  columns: ['name'],
  layout: 'rows',
  format: 'standard',
}

/** Filled slots for `listExportMachine.provide({ actors })`: a list of 550 rows, or what `page` answers. */
export function listExportFakes({
  page = number => somePageOf(550, number),
  ...script
}: Script<'readPages'> & { page?: (page: number) => ExportedPage } = {}) {
  const { slot, calls } = fakeSlots<'readPages'>(script)
  return {
    calls,
    actors: {
      readPages: slot<PagesAnswer, { request: ExportRequest; pages: readonly number[] }>('readPages', ({ pages }) => ({
        read: pages.map(page),
        problem: null,
      })),
    },
  }
}
