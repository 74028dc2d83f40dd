import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, thandi } from '../render-app.tsx'
import { catchFiles, rowsOfCsv } from '../saved-files.ts'

const nameOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('rowheader').textContent ?? ''
const linkIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link')
const checks = () => within(listTable()).getAllByRole('checkbox')
const selected = () =>
  listRows().flatMap((row, index) => (within(row).queryByRole('checkbox', { checked: true }) ? [index] : []))
const bar = () => screen.findByRole('region', { name: 'Selected rows' })

/** Opens a list and waits until its rows can be selected. */
async function opened(path: string, as = lindiwe, options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ as, path, ...options })
  await listed()
  await waitFor(() => expect(checks()).toHaveLength(listRows().length))
  return app
}

/** Selects rows by their index on the page; the first is 0. */
async function select({ user }: Pick<RenderedApp, 'user'>, ...places: number[]) {
  for (const place of places) await user.click(checks()[place] as HTMLElement)
}

async function confirmDeletion({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(within(await bar()).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await user.type(within(question).getByRole('textbox', { name: 'Type I confirm' }), 'I confirm')
  const words = question.textContent
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  return words
}

describe('selection of rows', () => {
  test('works by pointer and keys, shows the count, and keeps the focus in the row and rows that open', async () => {
    const app = await opened('/admin/materials')
    const { user, path } = app
    const [first] = listRows()
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(within(first as HTMLElement).getByRole('checkbox')).toHaveAccessibleName(`Select ${nameOf(first)}`)
    await select(app, 0, 2)
    expect(selected()).toEqual([0, 2])
    expect(await bar()).toHaveTextContent('2 selected')
    expect(statuses()).toContain('2 selected')
    await select(app, 0, 2)
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    expect(statuses()).toContain('None selected')

    linkIn(listRows()[1]).focus()
    await user.keyboard(' ')
    expect(selected()).toEqual([1])
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selected()).toEqual([1, 2, 3])
    expect(linkIn(listRows()[3])).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toHaveLength(10)
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
    expect(path()).toBe('/admin/materials')

    await select(app, 3)
    await user.click(within(await bar()).getByRole('button', { name: 'Clear selection' }))
    expect(selected()).toEqual([])
    await waitFor(() => expect(linkIn(listRows()[3])).toHaveFocus())

    await select(app, 0)
    await user.click(within(listRows()[1] as HTMLElement).getByRole('button', { name: /^Menu/ }))
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    // Escape closed the menu only.
    expect(selected()).toEqual([0])
    await user.click(linkIn(listRows()[1]))
    await waitFor(() => expect(path()).toMatch(/^\/admin\/materials\/[\da-f-]+\/edit$/))
  })

  test('spans several pages until another search', async () => {
    const app = await opened('/admin/materials')
    await select(app, 0, 1)
    await app.user.click(screen.getByRole('button', { name: 'Next' }))
    await listed()
    await waitFor(() => expect(selected()).toEqual([]))
    await select(app, 0)
    expect(await bar()).toHaveTextContent('3 selected')
    await app.user.click(screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(selected()).toEqual([0, 1]))
    await app.user.type(screen.getByRole('searchbox'), 'copper')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull())
    expect(selected()).toEqual([])
  })
})

test('export of the selected rows needs no request and keeps the order of the list', async () => {
  const files = catchFiles()
  const app = await opened('/admin/materials', lindiwe, { serverClock: () => Date.UTC(2026, 10, 22, 10) })
  const names = listRows().map(nameOf)
  await select(app, 4, 1)
  const calls = app.mock.calls.list().length
  await app.user.click(within(await bar()).getByRole('button', { name: 'Export selected' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Standard CSV' }))
  await waitFor(() => expect([...files.keys()]).toEqual(['threereco materials, selected, 2026-11-22.csv']))
  const [csv] = files.values()
  expect(rowsOfCsv((await csv) ?? '').map(row => row['Name'])).toEqual([names[1], names[4]])
  expect(app.mock.calls.list()).toHaveLength(calls)
})

describe('deletion of the selected rows', () => {
  test('asks for the phrase once, then deletes one by one', async () => {
    const app = await opened('/admin/materials')
    const names = listRows().map(nameOf)
    const count = Number(listTable().getAttribute('aria-rowcount'))
    await select(app, 0, 1)
    expect(await confirmDeletion(app)).toContain(`You are deleting 2 materials: ${names[0]} and ${names[1]}.`)
    expect(await screen.findByText('2 deleted')).toBeVisible()
    await waitFor(() => expect(listTable()).toHaveAttribute('aria-rowcount', String(count - 2)))
    expect(app.callsOf('materials.delete').map(({ status }) => status)).toEqual([200, 200])
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    await waitFor(() => expect(listTable()).toContainElement(document.activeElement as HTMLElement))
  })

  test('of the complete last page shows the page before', async () => {
    const list = '/business/transactions'
    const app = await opened(list, naledi)
    const count = Number(listTable().getAttribute('aria-rowcount')) - 1
    // The smallest page size from 11 on that leaves one or two rows on the last page.
    const size = Array.from({ length: 90 }, (_, index) => index + 11).find(each => [1, 2].includes(count % each)) ?? 11
    const page = Math.ceil(count / size)
    app.go(`${list}?page=${page}&pageSize=${size}`)
    await waitFor(() => expect(listRows()).toHaveLength(count % size))
    await listed()
    await select(app, ...listRows().keys())
    await confirmDeletion(app)
    await waitFor(() => expect(listRows()).toHaveLength(size))
    await listed()
    expect(app.path()).toBe(page === 2 ? `${list}?pageSize=${size}` : `${list}?page=${page - 1}&pageSize=${size}`)
    expect(app.visited).not.toContain('/admin/transactions')
  })

  test('continues on another screen, and a toast shows the result', async () => {
    const app = await opened('/admin/materials')
    await select(app, 0, 1)
    app.mock.switches.fail('materials.delete', { kind: 'status', status: 409, message: 'It is sold still.' })
    const release = app.mock.switches.hold('materials.delete')
    await confirmDeletion(app)
    await screen.findByRole('progressbar', { name: /^Deleting: / })
    app.go('/admin/roles')
    await listed()
    release()
    await waitFor(() => expect(app.callsOf('materials.delete')).toHaveLength(2))
    const toast = within(screen.getByRole('region', { name: /^Notifications/ }))
    await waitFor(() => expect(toast.getByRole('listitem')).toHaveTextContent('1 not deletedIt is sold still.'))
  })

  test('signs out after the deletion of the own account', async () => {
    const app = await opened('/admin/users?searchTerm=lindiwe', lindiwe, {
      prepare: ({ users }) => users.update(users.where('username', naledi)[0]?.id ?? '', { type: 'system' }),
    })
    await select(app, 0)
    await confirmDeletion(app)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.mock.store.userNamed(lindiwe)).toBeUndefined()
  })

  test('needs permission; other users can still export', async () => {
    const app = await opened('/business/transactions', thandi)
    await select(app, 0)
    const buttons = within(await bar()).getAllByRole('button')
    expect(buttons.map(button => button.textContent || button.ariaLabel)).toEqual([
      'Export selected',
      'Clear selection',
    ])
  })
})
