import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed, listRows } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const field = () => screen.getByRole('searchbox')
const linkAt = (position: number) => within(listRows()[position] as HTMLElement).getByRole('link')

async function materials() {
  const app = renderApp({ as: lindiwe, path: '/admin/materials' })
  await listed()
  return app
}

test('focus moves from the search to loaded results on the arrow down or Enter, unless the user types on', async () => {
  const { user, mock, path } = await materials()
  let release = mock.switches.hold('materials.list')
  await user.type(field(), 'cul{ArrowDown}let')
  release()
  await screen.findByText('1 material')
  await listed()
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('cullet')
  await user.keyboard('{Enter}')
  expect(linkAt(0)).toHaveFocus()
  await user.click(field())
  await user.keyboard('{ArrowDown}')
  expect(linkAt(0)).toHaveFocus()

  for (const [term, keys] of [
    ['tyres', '{ArrowDown}'],
    ['cullet', '{Enter}'],
  ] as const) {
    release = mock.switches.hold('materials.list')
    await user.clear(field())
    await user.type(field(), `${term}${keys}`)
    // Enter opens no stale row while the response is pending.
    expect(path()).toBe(`/admin/materials?searchTerm=${term}`)
    expect(field()).toHaveFocus()
    release()
    await listed()
    await waitFor(() => expect(linkAt(0)).toHaveAccessibleName(new RegExp(term, 'i')))
    await waitFor(() => expect(linkAt(0)).toHaveFocus())
  }
})

test('focus stays in the search without results and after a failure, and can move to the earlier rows', async () => {
  const { user, mock } = await materials()
  mock.switches.fail('materials.list', { kind: 'status', status: 403, message: 'Not now.' })
  await user.type(field(), 'cullet{ArrowDown}')
  await screen.findByRole('alert')
  expect(field()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(linkAt(0)).toHaveFocus()
  await user.clear(field())
  await user.type(field(), 'unobtainium{ArrowDown}')
  await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
  expect(field()).toHaveFocus()
  // Screen readers announce the result, also of a search with one page.
  const results = () =>
    screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))
  expect(results()).toContain('No materials match “unobtainium”')
  await user.clear(field())
  await user.type(field(), 'cullet')
  await waitFor(() => expect(results()).toContain('1 material found for “cullet”'))
})

test('rows that are replaced keep the focus at their position, on the last row, or in the search', async () => {
  const { user, go } = await materials()
  linkAt(0).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  go('/admin/materials?page=2')
  await screen.findByText('11–20 of 44')
  expect(linkAt(2)).toHaveFocus()
  await user.keyboard('{End}')
  go('/admin/materials?page=5')
  await screen.findByText('41–44 of 44')
  expect(linkAt(3)).toHaveFocus()
  go('/admin/materials?searchTerm=unobtainium')
  await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
  expect(field()).toHaveFocus()
})
