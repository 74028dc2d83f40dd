import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const field = () => screen.getByRole('searchbox')
const linkAt = (position: number) => within(listRows()[position] as HTMLElement).getByRole('link')

async function materials(path = '/admin/materials') {
  const app = renderApp({ as: lindiwe, path })
  await listed()
  return app
}

describe('focus from the search to its results', () => {
  test.each([
    ['the arrow down', '{ArrowDown}'],
    ['Enter', '{Enter}'],
  ])('waits for the results after %s and moves to the first', async (_, keys) => {
    const { user, mock, path } = await materials()
    const release = mock.switches.hold('materials.list')
    await user.type(field(), `cullet${keys}`)
    // Enter opens no stale row while the response is pending.
    expect(path()).toBe('/admin/materials?searchTerm=cullet')
    expect(field()).toHaveFocus()
    release()
    await listed()
    expect(linkAt(0)).toHaveAccessibleName(/cullet/i)
    await waitFor(() => expect(linkAt(0)).toHaveFocus())
  })

  test('moves at once if results are loaded', async () => {
    const { user } = await materials('/admin/materials?searchTerm=cullet')
    await user.click(field())
    await user.keyboard('{Enter}')
    expect(linkAt(0)).toHaveFocus()
    await user.click(field())
    await user.keyboard('{ArrowDown}')
    expect(linkAt(0)).toHaveFocus()
  })

  test('is cancelled by further typing', async () => {
    const { user, mock } = await materials()
    const release = mock.switches.hold('materials.list')
    await user.type(field(), 'cul{ArrowDown}let')
    release()
    await screen.findByText('1 material')
    await listed()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('cullet')
  })

  test('stays in the search without results', async () => {
    const { user } = await materials()
    await user.type(field(), 'unobtainium{ArrowDown}')
    await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
    expect(field()).toHaveFocus()
  })

  test('moves to the visible rows if the request fails', async () => {
    const { user, mock } = await materials()
    mock.switches.fail('materials.list', { kind: 'status', status: 403, message: 'Not now.' })
    await user.type(field(), 'cullet{ArrowDown}')
    await screen.findByRole('alert')
    expect(field()).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(linkAt(0)).toHaveFocus()
  })
})

describe('rows replaced while focused', () => {
  test('keep the focus at the same position', async () => {
    const { user, go } = await materials()
    linkAt(0).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    go('/admin/materials?page=2')
    await screen.findByText('11–20 of 44')
    expect(linkAt(2)).toHaveFocus()
  })

  test('keep the focus on the last row if fewer remain', async () => {
    const { user, go } = await materials()
    linkAt(0).focus()
    await user.keyboard('{End}')
    go('/admin/materials?page=5')
    await screen.findByText('41–44 of 44')
    expect(linkAt(3)).toHaveFocus()
  })

  test('move the focus to the search if none remain', async () => {
    const { go } = await materials()
    linkAt(0).focus()
    go('/admin/materials?searchTerm=unobtainium')
    await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
    expect(field()).toHaveFocus()
  })
})
