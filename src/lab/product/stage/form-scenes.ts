import { formExample } from '#machines/form/form.example.ts'
import { membersExample } from '#machines/members/members.example.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { recordFakes } from '#machines/record/record.fakes.ts'
import type { Trade } from '#schemas/trade.ts'
import { idOf, userWithRoles } from './mock-screens.ts'
import { type Scene, sceneAccounts } from './scene.ts'

const { owner, administrator: account } = sceneAccounts

const metal = (name: string, gwCode: string, carbonFactor: number) => ({ name, gwCode, carbonFactor })
const trade: Trade = {
  id: '3f9a71c2-4f89-41d3-9a0c-0305e82c3320',
  buyer: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3321', name: 'Bloem Scrap & Steel' },
  seller: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' },
  materials: [
    { id: null, material: metal('Steel cans', 'GW 53-01', 2.0195), weight: 268.6, value: 651.67 },
    { id: null, material: metal('Copper wire', 'GW 53-02', 4.9481), weight: 98.74, value: 13_109.76 },
  ],
  createdAt: '2026-11-17T12:46:00.000Z',
  updatedAt: '2026-11-18T06:12:00.000Z',
}
const loaded = { trade, readAt: Date.parse(trade.updatedAt) }
const { inputs } = recordExample

/** Example of a record that is only read. */
const readExample = {
  ...recordExample,
  fakes: (script: Parameters<typeof recordExample.fakes>[0]) => recordFakes({ loaded: [loaded], saved: '', ...script }),
  inputs: {
    ...inputs,
    'a material': { ...inputs['a material'], values: loaded },
    'a material that is known': { ...inputs['a material that is known'], values: loaded, loaded },
  },
}

const material = { example: formExample, child: 'record', account } as const

/** Forms of materials and of transactions, the screen of a transaction, and the roles of a user. */
export const formScenes: readonly Scene[] = [
  {
    id: 'new-material',
    title: 'New material',
    ...material,
    inputs: ['a new material'],
    path: () => '/admin/materials/create',
  },
  {
    id: 'edit-material',
    title: 'Edit material',
    ...material,
    inputs: ['a material', 'a material that is known'],
    path: ({ store }) => `/admin/materials/${idOf(store.materials)}/edit`,
  },
  {
    id: 'new-transaction',
    title: 'New transaction',
    example: formExample,
    account: owner,
    inputs: ['a new transaction'],
    path: () => '/business/transactions/create',
  },
  {
    id: 'edit-transaction',
    title: 'Edit transaction',
    example: formExample,
    account,
    inputs: ['a recorded transaction', 'a recorded transaction that is known'],
    path: ({ store }) => `/admin/transactions/${idOf(store.transactions)}/edit`,
  },
  {
    id: 'view-transaction',
    title: 'View transaction',
    example: readExample,
    account,
    inputs: ['a material', 'a material that is known'],
    path: ({ store }) => `/admin/transactions/${idOf(store.transactions)}`,
  },
  {
    id: 'roles-of-user',
    title: 'Roles of a user',
    example: membersExample,
    account,
    path: ({ store }) => `/admin/users/${userWithRoles(store.users)}/edit`,
  },
]
