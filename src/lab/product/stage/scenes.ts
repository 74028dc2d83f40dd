import { listExample } from '#machines/list/list.example.ts'
import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import { offlineExample } from '#machines/offline/offline.example.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { tradeTotalsExample } from '#machines/trade-totals/trade-totals.example.ts'
import { formScenes } from './form-scenes.ts'
import { importScenes } from './import-scenes.ts'
import { partsOfScreens } from './parts/parts-of-screens.ts'
import { type Scene, sceneAccounts } from './scene.ts'

const account = sceneAccounts.owner

/** Reading of a filtered list. The screen itself starts the reading, with the query of the list. */
const filteredUsers = {
  ...listReadingExample,
  events: {
    ...listReadingExample.events,
    'reading.begin': {
      type: 'reading.begin',
      request: { page: 1, pageSize: 1, searchTerm: '', filter: 'type=business', searchColumn: ['name', 'username'] },
    },
  },
}

/** Screens of the machines. */
export const scenes: readonly Scene[] = [
  { id: 'sign-in', title: 'Sign in and second factor', example: sessionExample, account },
  { id: 'sign-up', title: 'Sign up', example: sessionExample, account, path: () => '/sign-up' },
  {
    id: 'offline',
    title: 'Work offline on this device',
    example: offlineExample,
    account,
    path: () => '/business/offline',
  },
  {
    id: 'overview',
    title: 'Overview',
    example: tradeTotalsExample,
    account,
    opens: 'screen.opened',
    path: (_, input) => (input === 'this month' ? '/business?period=month' : '/business'),
  },
  {
    id: 'filtered-users',
    title: 'Filtered list',
    example: filteredUsers,
    account: sceneAccounts.administrator,
    opens: 'reading.begin',
    path: () => '/admin/users?type=business',
  },
  { id: 'paste', title: 'Paste rows', example: pasteExample, account, path: () => '/business/transactions/create' },
  {
    id: 'materials',
    title: 'Materials',
    example: listExample,
    account: sceneAccounts.administrator,
    path: (_, input) =>
      `/admin/materials?${input === 'the only material of the last page' ? 'page=2&pageSize=3' : 'pageSize=2'}`,
  },
  ...formScenes,
  ...importScenes,
  ...partsOfScreens,
]
