import type { listMachine } from '#machines/list/list.machine.ts'
import type { Material } from '#schemas/material.ts'
import type { Gestures } from '../gesture.ts'

const noRows = 'there are no rows to page through'
const search = 'Search materials'

export const materialsGestures: Gestures<ReturnType<typeof listMachine<Material>>> = {
  'query.change': 'caused by the address',
  'row.removed': 'the screen sends it after a deletion',
  'rows.changed': 'the screen sends it after a bulk action',
  'search.type': { by: ({ fill }, { text }) => fill(search, text) },
  'search.submit': {
    by: async ({ press, keys }) => (await press('field', search)) && keys('{ArrowDown}'),
  },
  'search.clear': {
    by: async ({ press, keys, textOf }) => textOf(search) !== '' && (await press('field', search)) && keys('{Escape}'),
    notOffered: { 'search.settled': 'the field is empty' },
  },
  'query.request': {
    by: ({ press, choose }, { change }) => {
      if (change.pageSize !== undefined) return choose('Rows', String(change.pageSize))
      return press('button', 'sort' in change ? 'Name' : 'Next')
    },
    notOffered: { 'rows.requesting.loading': noRows },
  },
  'rows.found': 'sent while a filter reads the list',
  'list.retry': { by: async ({ press }) => (await press('button', 'Retry')) || press('button', 'Reload') },
  'list.cancel': {
    by: ({ press }) => press('button', 'Cancel'),
    notOffered: {
      'rows.requesting.loading.brief': 'shown only after a delay',
      'rows.requesting.refreshing.brief': 'shown only after a delay',
      'rows.seeking.brief': 'shown only after a delay',
    },
  },
}
