import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, lists, listTable, partiesOf, rowTexts, searchBox, settled } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

const next = () => screen.getByRole('button', { name: 'Next' })

describe('the pages of a list', () => {
  test('of an older search lead nowhere while another is on its way', async () => {
    const { user, mock, path, visited } = renderApp({ as: naledi, path: lists.business })
    await settled()
    const release = mock.switches.hold()
    await user.type(searchBox(), 'kasi recyclers')
    // From the first letter, for as long as the old rows are shown.
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await user.click(next())
    await waitFor(() => expect(path()).toBe(`${lists.business}?searchTerm=kasi+recyclers`))
    expect(listTable()).toHaveAttribute('aria-busy', 'true')
    await user.click(next())
    expect(path()).toBe(`${lists.business}?searchTerm=kasi+recyclers`)
    release()
    await settled()
    expect(visited).not.toContain(lists.admin)
    expect(path()).toBe(`${lists.business}?searchTerm=kasi+recyclers`)
  })

  test('can be asked for faster than they come', async () => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    const release = mock.switches.hold()
    await user.click(next())
    await user.click(next())
    await user.click(next())
    expect(path()).toBe(`${lists.admin}?page=4`)
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('4')
    expect(screen.getByText('1–10 of 380')).toBeVisible()
    release()
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 30, 40)))
    expect(screen.getByText('31–40 of 380')).toBeVisible()
  })

  test('keep the focus on Next where it came to the last, and on Previous at the first', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: '/admin/materials?page=4' })
    await listed()
    next().focus()
    await user.keyboard('{Enter}')
    await screen.findByText('41–44 of 44')
    expect(next()).toHaveFocus()
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    expect(path()).toBe('/admin/materials?page=5')
    const previous = screen.getByRole('button', { name: 'Previous' })
    previous.focus()
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await screen.findByText('1–10 of 44')
    expect(path()).toBe('/admin/materials')
    expect(previous).toHaveFocus()
  })

  test.each(['1000000000', '99999999999999999999', '9'.repeat(400)])(
    'beyond the last, be it ?page=%s, lead to the last',
    async page => {
      const { path, history, callsOf } = renderApp({ as: lindiwe, path: `/admin/materials?page=${page}` })
      await screen.findByText('41–44 of 44')
      expect(path()).toBe('/admin/materials?page=5')
      expect(history).toHaveLength(1)
      expect(callsOf('materials.list').map(({ status }) => status)).toEqual([200, 200])
    },
  )

  test('that are typed, however long their number, lead to the last', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: '/admin/materials' })
    await listed()
    const field = screen.getByRole('textbox', { name: 'Page' })
    await user.clear(field)
    await user.click(field)
    await user.paste('9'.repeat(400))
    await user.keyboard('{Enter}')
    await screen.findByText('41–44 of 44')
    expect(path()).toBe('/admin/materials?page=5')
    expect(field).toHaveValue('5')
  })

  test('say where among all rows each row stands', async () => {
    renderApp({ as: lindiwe, path: '/admin/materials?page=5' })
    await listed()
    expect(listTable()).toHaveAttribute('aria-rowcount', '45')
    expect(listRows().map(row => row.getAttribute('aria-rowindex'))).toEqual(['42', '43', '44', '45'])
  })

  test('of a search that failed lead nowhere until it is tried again', async () => {
    const { user, mock, path } = renderApp({ as: lindiwe, path: lists.admin })
    await settled()
    mock.switches.fail('transactions.list', { kind: 'status', status: 403, message: 'Not now.' })
    await user.type(searchBox(), 'metals{Enter}')
    await screen.findByRole('alert')
    await user.click(next())
    expect(path()).toBe(`${lists.admin}?searchTerm=metals`)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await settled()
    await waitFor(() => expect(within(listRows()[0] as HTMLElement).getByRole('link')).toHaveFocus())
  })
})

test('Enter in the search asks at once', async () => {
  const { user, mock, path, callsOf } = renderApp({ as: lindiwe, path: lists.admin })
  await settled()
  await user.type(searchBox(), 'kasi')
  await user.keyboard('{Enter}')
  // Without waiting, the address has changed and the call is pending.
  expect(path()).toBe(`${lists.admin}?searchTerm=kasi`)
  expect(mock.calls.list().filter(({ name }) => name === 'transactions.list')).toHaveLength(2)
  await settled()
  expect(callsOf('transactions.list')).toHaveLength(2)
})
