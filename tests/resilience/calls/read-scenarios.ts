import type { CallName } from '#contract/addresses.ts'
import { addBusiness, addMaterial, addRole, addTrade, addUser } from './data.ts'
import type { Read, Scenario } from './scenario.ts'

const resources = ['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'] as const
type Resource = (typeof resources)[number]

const add: Record<Resource, NonNullable<Scenario['prepare']>> = {
  users: addUser,
  businesses: addBusiness,
  roles: addRole,
  materials: addMaterial,
  transactions: (store, mark) => addTrade(store, mark, 'transactions'),
  collections: (store, mark) => addTrade(store, mark, 'collections'),
}

const listOf = (call: CallName, path: string): Read => ({
  call,
  kind: 'read',
  make: ({ page }) => page.goto(path, { waitUntil: 'commit' }),
  shows: page => page.getByRole('rowheader').first(),
})

const getOf = (resource: Resource): Read => ({
  call: `${resource}.get`,
  kind: 'read',
  prepare: add[resource],
  make: ({ page, id }) => page.goto(`/admin/${resource}/${id}/edit`, { waitUntil: 'commit' }),
  shows: page => page.getByRole('form').getByRole('textbox').first(),
})

const lookUp = (call: CallName, path: string, field: string, term: string): Read => ({
  call,
  where: `as ${field.toLowerCase()}`,
  kind: 'read',
  async open({ page }) {
    await page.goto(path)
    await page.getByRole('combobox', { name: field }).waitFor()
  },
  async make({ page }) {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('combobox', { name: field }).fill(term)
  },
  async retry({ page }) {
    const retry = page.getByRole('option', { name: /again|retry/i })
    if (await retry.isVisible()) return retry.click()
    await page.getByRole('combobox', { name: field }).fill(`${term} `)
    await page.getByRole('combobox', { name: field }).fill(term.slice(0, -1))
  },
  shows: page =>
    page
      .getByRole('option')
      .filter({ hasText: new RegExp(term, 'i'), hasNotText: /^Nothing found/ })
      .first(),
})

/** Lists, single records, and the searches of look-ups. */
export const readScenarios: readonly Scenario[] = [
  ...resources.map(resource => listOf(`${resource}.list`, `/admin/${resource}`)),
  {
    ...listOf('businesses.users.list', '/business/users'),
    as: { username: 'naledi@umhlangametals.example', step: 'verified' },
  },
  ...resources.map(getOf),
  lookUp('businesses.list', '/admin/transactions/create', 'Buyer', 'kasi'),
  lookUp('users.list', '/admin/transactions/create', 'Seller', 'bongani'),
  lookUp('materials.list', '/admin/transactions/create', 'Add a material by name or GW code', 'copper'),
  { ...lookUp('roles.list', '/admin/users/create', 'Add role', 'owner'), mayBeSilent: true },
]
