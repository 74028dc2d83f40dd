import type { listMachine } from '#machines/list/list.machine.ts'
import type { Material } from '#schemas/material.ts'
import type { Gestures } from '../gesture.ts'

const noRows = 'there are no rows whose pages could be changed'
const search = 'Search materials'

export const materialsGestures: Gestures<ReturnType<typeof listMachine<Material>>> = {
  'query.change': 'the address tells of it',
  'row.removed': 'a deletion tells of it, once it is done',
  'rows.changed': 'what is done to selected rows tells of it, once it is done',
  'search.type': { by: ({ fill }, { text }) => fill(search, text) },
  'search.submit': {
    async by({ press, user }) {
      await press('field', search)
      await user.keyboard('{ArrowDown}')
      return true
    },
  },
  'search.clear': {
    async by({ press, user, textOf }) {
      if (textOf(search) === '') return false
      await press('field', search)
      await user.keyboard('{Escape}')
      return true
    },
    notOffered: { 'search.settled': 'nothing is typed' },
  },
  'page.go': {
    by: ({ press }) => press('button', 'Next'),
    notOffered: { 'rows.asking.loading': noRows },
  },
  'pageSize.change': {
    by: ({ choose }, { pageSize }) => choose('Rows', String(pageSize)),
    notOffered: { 'rows.asking.loading': noRows },
  },
  'sort.change': { by: ({ press }) => press('button', 'Name') },
  'list.retry': { by: async ({ press }) => (await press('button', 'Retry')) || press('button', 'Reload') },
  'list.cancel': {
    by: ({ press }) => press('button', 'Cancel'),
    notOffered: {
      'rows.asking.loading.brief': 'it may be there in a moment',
      'rows.asking.refreshing.brief': 'it may be there in a moment',
      'rows.seeking.brief': 'it may be there in a moment',
    },
  },
}
