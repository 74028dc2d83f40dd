import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '../fields.ts'
import { button, choose, enterAdmin, fieldOf, opened, pick, saveChanges } from '../record-form.ts'
import { lindiwe, type RenderedApp, renderApp } from '../render-app.tsx'
import { storedDrafts, untilStored } from './stored-drafts.ts'

vi.setConfig({ testTimeout: 180_000 })

type User = RenderedApp['user']

/** Four types of records. `fillIn` fills in the required fields other than the name. `failure` hides the response. */
const kinds = [
  {
    noun: 'material',
    table: 'materials',
    failure: 'answer-lost',
    fillIn: async (user: User) => {
      await fill(user, 'GW code', 'GW 53')
      await fill(user, 'CO₂ factor', '1.5')
    },
  },
  {
    noun: 'role',
    table: 'roles',
    failure: 'wrong-shape',
    fillIn: (user: User) => fill(user, 'Description', 'New here'),
  },
  {
    noun: 'business',
    table: 'businesses',
    failure: 'answer-lost',
    fillIn: (user: User) => pick(user, 'Owner', 'sipho', 'Sipho Dlamini'),
  },
  {
    noun: 'user',
    table: 'users',
    failure: 'wrong-shape',
    fillIn: async (user: User) => {
      await fill(user, 'Username', 'new@here.example')
      await choose(user, 'Type', 'Collector')
      await pick(user, 'Add role', 'collector', 'Collector')
    },
  },
] as const

/** Two types of records, for behaviour that all forms share. Tests of differences use {@link kinds}. */
const twoKinds = kinds.filter(({ noun }) => noun === 'material' || noun === 'user')

/** Opens the form of a new record and fills in the required fields. */
async function begin({ noun, table, fillIn }: (typeof kinds)[number]) {
  const app = renderApp({ as: lindiwe, path: `/admin/${table}/create` })
  await opened(`New ${noun}`)
  await fill(app.user, 'Name', 'Brand new')
  await fillIn(app.user)
  return app
}

const countMade = ({ mock }: RenderedApp, table: (typeof kinds)[number]['table']) =>
  mock.store[table].all().filter(({ name }) => name === 'Brand new').length

describe.each(kinds)('form of a new $noun', kind => {
  const { noun, table, failure } = kind

  test('restores its values after a reload, and shows success without a readable response', async () => {
    await begin(kind)
    await untilStored('Brand new')
    // Waits until the stored draft also has the values of `fillIn`.
    await waitFor(() => expect(storedDrafts()[0]).toMatch(/1\.5|New here|Sipho Dlamini|"roles":\[\{/))
    cleanup()
    const app = renderApp({ as: lindiwe, path: `/admin/${table}/create` })
    await opened(`New ${noun}`)
    await app.user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(fieldOf('Name')).toHaveValue('Brand new')
    app.mock.switches.fail(`${table}.create`, { kind: failure })
    await app.user.click(button(`Create ${noun}`))
    expect(await screen.findByText(/ Brand new created$/)).toBeVisible()
    await waitFor(() => expect(app.path()).not.toContain(`/${table}/create`))
    expect(countMade(app, table)).toBe(1)
  })
})

describe.each(twoKinds)('form of a new $noun', kind => {
  const { noun, table } = kind

  test('checks for the record before resending it, even if a check failed', async () => {
    const app = await begin(kind)
    app.mock.switches.fail(`${table}.create`, { kind: 'answer-lost' })
    app.mock.switches.fail(`${table}.get`, { kind: 'network', times: 'always' })
    await app.user.click(button(`Create ${noun}`))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/the app could not check it/))
    app.mock.switches.clear()
    await app.user.click(button(`Create ${noun}`))
    expect(await screen.findByText(/ Brand new created$/)).toBeVisible()
    expect(countMade(app, table)).toBe(1)
    expect(app.callsOf(`${table}.create`)).toHaveLength(1)
  })
})

describe.each(twoKinds)('form of a saved $noun', ({ noun, table }) => {
  // Silences React, which logs every error that reaches an error boundary.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  test('shows an error screen with a retry if loading fails, and keeps values that the server refuses', async () => {
    const app = await enterAdmin()
    const id = app.mock.store[table].all()[0]?.id ?? ''
    const failure = { kind: 'status', status: 422, message: 'Out of order.', times: 'always' } as const
    app.mock.switches.fail(`${table}.get`, failure)
    app.go(`/admin/${table}/${id}/edit`)
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    await app.user.click(button('Show details'))
    const details = screen.getByText(/Status 422/)
    expect(details).toHaveTextContent(`GET ${table}/${id}`)
    expect(details).toHaveTextContent('Out of order.')
    app.mock.switches.clear()
    await app.user.click(button('Retry'))
    expect(await opened(`Edit ${noun}`)).toBeVisible()

    await fill(app.user, 'Name', 'Renamed')
    app.mock.switches.fail(`${table}.update`, { kind: 'status', status: 403, message: 'Not on a Sunday' })
    await app.user.click(button('Save changes'))
    expect(await screen.findByText(/Not on a Sunday/)).toBeVisible()
    expect(fieldOf('Name')).toHaveValue('Renamed')
    expect(app.mock.store[table].get(id)?.name).not.toBe('Renamed')
    await saveChanges(app.user)
    expect(app.mock.store[table].get(id)?.name).toBe('Renamed')
  })
})
