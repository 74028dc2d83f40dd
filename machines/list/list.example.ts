import { example } from '#machines/example.ts'
import type { Material } from '#schemas/material.ts'
import { listFakes, somePage } from './list.fakes.ts'
import { listMachine } from './list.machine.ts'

const at = '2026-01-15T08:00:00.000Z'
const metal = (name: string, gwCode: string, carbonFactorText: string): Material => {
  const carbonFactor = Number(carbonFactorText)
  return { id: name, name, gwCode, carbonFactor, carbonFactorText, createdAt: at, updatedAt: at }
}
/** Four materials, named as in the events of the example. */
export const someMetals = [
  metal('Copper', 'GW 53-02', '3.5'),
  metal('Iron', 'GW 53-01', '1.83'),
  metal('Iron ore', 'GW 53-09', '0.1'),
  metal('Lead', 'GW 53-04', '1.2'),
] as const
const fits = ({ name }: Material, term: string) => name.includes(term)
/** Query of the page with the row “Lead”. */
const place = { page: 2 }
const query = { page: 1, pageSize: 2, searchTerm: '', sort: undefined }

export const listExample = example({
  machine: listMachine<Material>(),
  fakes: script => listFakes({ rows: someMetals, fits, place, ...script }),
  actors: ['load', 'seek'],
  inputs: {
    'the first page of materials': { query },
    'a page that was loaded before': { query, cached: somePage(someMetals, query) },
    'a new material on this page': { query, newRowId: 'Iron' },
    'a new material on another page': { query, newRowId: 'Lead' },
    'the only material of the last page': { query: { ...query, page: 2, pageSize: 3 } },
  },
  events: {
    'query.change': { type: 'query.change', query: { ...query, searchTerm: 'Iron' } },
    'row.removed': { type: 'row.removed', ids: ['Lead'] },
    'rows.changed': { type: 'rows.changed' },
    'search.type': { type: 'search.type', text: 'Lead' },
    'search.submit': { type: 'search.submit' },
    'search.clear': { type: 'search.clear' },
    'query.request': { type: 'query.request', change: { page: 2 } },
    'rows.found': { type: 'rows.found', page: somePage(someMetals, query) },
    'list.retry': { type: 'list.retry' },
    'list.cancel': { type: 'list.cancel' },
  },
  otherEvents: [
    { type: 'query.change', query },
    { type: 'query.request', change: { sort: 'name' } },
  ],
  otherAnswers: { load: { 'no materials': somePage([], query) }, seek: { 'the same page': query } },
})
