import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'

const nameOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('rowheader').textContent ?? ''
const linkIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link')

/** Opens the deletion dialog from a row's menu. */
async function ask({ user }: Pick<RenderedApp, 'user'>, row: HTMLElement | undefined) {
  await user.click(within(row as HTMLElement).getByRole('button', { name: /^Menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  return screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
}

async function confirm({ user }: Pick<RenderedApp, 'user'>) {
  await user.type(screen.getByRole('textbox', { name: 'Type I confirm' }), 'I confirm')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Lists in which the first record has no dependants, so the mock deletes it. `null`: a trade has no name. */
const lists = [
  ['/admin/transactions', lindiwe, 'transactions.delete', 'the transaction of', null],
  ['/business/transactions', naledi, 'transactions.delete', 'the transaction of', null],
  ['/admin/collections', lindiwe, 'collections.delete', 'the collection of', null],
  ['/admin/materials?searchTerm=Aluminium+cans', lindiwe, 'materials.delete', 'the material', 'Aluminium cans'],
  ['/admin/businesses?searchTerm=Ubuntu', lindiwe, 'businesses.delete', 'the business', 'Ubuntu Scrap'],
  ['/admin/roles?searchTerm=nobody', lindiwe, 'roles.delete', 'the role', 'Idle'],
  ['/admin/users?searchTerm=zz', lindiwe, 'users.delete', 'the user', 'Zz Top'],
  ['/business/users?searchTerm=zz', naledi, 'users.delete', 'the user', 'Zz Top'],
] as const

/** Warnings about records that might be deleted with a record. */
const dependants: Record<string, string> = {
  'the user': ' This user’s collections might be deleted too.',
  'the business': ' Transactions and collections of this business might be deleted too.',
}

/** Adds a user, a role and a business that no other record depends on. */
function addLooseEnds({ mock }: Pick<RenderedApp, 'mock'>) {
  const { store } = mock
  const model = store.userNamed(naledi)
  if (!model) throw new Error('The mock knows no Naledi')
  const { id: _, ...rest } = model
  store.users.insert({ ...rest, name: 'Zz Top', username: 'zz@example.com', roleIds: [] })
  store.roles.insert({ name: 'Idle', description: 'Nobody has it', default: false, permissions: [] })
  const business = store.businesses.all()[0]
  if (!business) throw new Error('The mock knows no business')
  const { id: __, ...firm } = business
  store.businesses.insert({ ...firm, name: 'Ubuntu Scrap' })
}

/** Returns the names of the buyer and the seller of a trade. */
function partiesOf({ mock: { store } }: Pick<RenderedApp, 'mock'>, id = '') {
  const trade = store.transactions.get(id) ?? store.collections.get(id)
  return [store.businesses.get(trade?.buyerId ?? '')?.name, store.users.get(trade?.sellerId ?? '')?.name]
}

/** Returns the number of rows that the list's subtitle states. */
const countShown = () => Number(/\d+/.exec(screen.getByText(/^\d+ \w+$/).textContent)?.[0])

describe.each(lists)('%s', (path, as, call, noun, name) => {
  test('names a row and its dependants, and deletes it after the phrase "I confirm"', async () => {
    const app = renderApp({ as })
    addLooseEnds(app)
    app.go(path)
    await screen.findByRole('table')
    await listed()
    const before = countShown()
    const [, id] = /([\w-]{36})\/edit$/.exec(linkIn(listRows()[0]).getAttribute('href') ?? '') ?? []
    const [buyer, seller] = partiesOf(app, id)
    expect(await ask(app, listRows()[0])).toHaveTextContent(
      'This action cannot be undone. This will permanently delete the resource from the system. ' +
        `You are deleting ${noun} ${name ?? `${buyer} and ${seller}`}.${dependants[noun] ?? ''}`,
    )
    expect(screen.getByRole('alertdialog').textContent).toMatch(
      name ? /Type I confirm/ : /Date: .* [AP]M\. Weight: [\d\s]+\.\d\d\skg\. Value: R\s[\d\s]+\.\d\d\./,
    )
    expect(screen.getByRole('textbox', { name: 'Type I confirm' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await confirm(app)
    const title = name ?? (noun.includes('transaction') ? 'Transaction' : 'Collection')
    const message = await screen.findByText(`${title} deleted`)
    expect(message).toBeVisible()
    expect(message.parentElement).toHaveTextContent(name ?? `${buyer}, ${seller}`)
    await closed()
    // An empty list has neither a table nor a count.
    await waitFor(() => expect(before === 1 ? 0 : countShown()).toBe(before - 1))
    await waitFor(() => expect(screen.queryAllByRole('table')).toHaveLength(before === 1 ? 0 : 1))
    expect(app.callsOf(call).map(({ path, status }) => [path.endsWith(`/${id}`), status])).toEqual([[true, 200]])
    expect(app.path()).toBe(path)
  })
})

describe('deleting', () => {
  test('stops on Escape with the focus in the row, and shows a refusal in the dialog with a retry', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/materials' })
    await listed()
    await ask(app, listRows()[2])
    await app.user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(listRows()[2]).toContainElement(document.activeElement as HTMLElement))
    expect(app.callsOf('materials.delete')).toEqual([])
    const name = nameOf(listRows()[0])
    const dialog = await ask(app, listRows()[0])
    app.mock.switches.fail('materials.delete', { kind: 'status', status: 409, message: 'It is sold still.' })
    await confirm(app)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It is sold still.')
    expect(screen.getByRole('textbox', { name: 'Type I confirm' })).toHaveValue('I confirm')
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(`${name} deleted`)).toBeVisible()
    await closed()
  })

  test('moves the focus to the row in its place, from the last row to the one above, and then to the search', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/materials?page=5' })
    await listed()
    expect(listRows()).toHaveLength(4)
    const next = nameOf(listRows()[3])
    await ask(app, listRows()[2])
    await confirm(app)
    await closed()
    await waitFor(() => expect(listRows().map(nameOf).indexOf(next)).toBe(2))
    await waitFor(() => expect(linkIn(listRows()[2])).toHaveFocus())
    await ask(app, listRows()[2])
    await confirm(app)
    await closed()
    await waitFor(() => expect(listRows()).toHaveLength(2))
    await waitFor(() => expect(linkIn(listRows()[1])).toHaveFocus())
    app.go('/admin/materials?searchTerm=Aluminium+cans')
    await waitFor(() => expect(listRows()).toHaveLength(1))
    await ask(app, listRows()[0])
    await confirm(app)
    await screen.findByRole('heading', { name: 'No materials match “Aluminium cans”' })
    await closed()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  })

  test("goes one page back after the last page's only row", async () => {
    const app = renderApp({ as: naledi, path: '/business/transactions' })
    await listed()
    const { pages, count } = lastPage()
    // The smallest page size from 10 on that leaves one row on the last page.
    const size = Array.from({ length: 90 }, (_, index) => index + 10).find(each => count % each === 1) ?? 1
    const last = Math.ceil(count / size)
    expect(pages).toBeGreaterThan(1)
    app.go(`/business/transactions?page=${last}&pageSize=${size}`)
    await waitFor(() => expect(listRows()).toHaveLength(1))
    await listed()
    const steps = app.history.length
    await ask(app, listRows()[0])
    await confirm(app)
    await closed()
    await waitFor(() => expect(listRows()).toHaveLength(size))
    await listed()
    expect(app.path()).toBe(
      last === 2
        ? `/business/transactions?pageSize=${size}`
        : `/business/transactions?page=${last - 1}&pageSize=${size}`,
    )
    expect(app.history).toHaveLength(steps)
    expect(app.visited).not.toContain('/admin/transactions')
    await waitFor(() => expect(linkIn(listRows().at(-1))).toHaveFocus())
  })
})

/** Returns how many pages and rows the list has. */
function lastPage() {
  const pages = Number(
    /of (\d+)$/.exec(screen.getByRole('textbox', { name: 'Page' }).parentElement?.textContent ?? '')?.[1],
  )
  const count = Number(listTable().getAttribute('aria-rowcount')) - 1
  return { pages, count }
}

test('signs out users who delete themselves, without a sign-in dialog', async () => {
  const app = renderApp({ as: lindiwe })
  addLooseEnds(app)
  const { mock, user, path } = app
  const zz = mock.store.userNamed('zz@example.com')
  const admin = mock.store.userNamed(lindiwe)
  mock.store.users.update(zz?.id ?? '', { type: 'system', roleIds: admin?.roleIds ?? [] })
  mock.signInAs('zz@example.com', 'verified')
  await screen.findByRole('heading', { name: 'Overview' })
  app.go('/admin/users?searchTerm=zz')
  await screen.findByRole('table')
  await listed()
  await user.click(within(listRows()[0] as HTMLElement).getByRole('button', { name: /^Menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await confirm(app)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(path()).toMatch(/^\/sign-in/)
  expect(screen.queryByText(/Your session ended/)).toBeNull()
})
