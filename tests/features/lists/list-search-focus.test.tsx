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

describe('the way from a search to what it found', () => {
  test.each([
    ['the arrow down', '{ArrowDown}'],
    ['Enter', '{Enter}'],
    ['the arrow down and Enter', '{ArrowDown}{Enter}'],
  ])('by %s waits for the hits, and leads to the first', async (_, keys) => {
    const { user, mock, path } = await materials()
    const release = mock.switches.hold('materials.list')
    await user.type(field(), `cullet${keys}`)
    // None of the old rows is opened, and only the server is waited for.
    expect(path()).toBe('/admin/materials?searchTerm=cullet')
    expect(field()).toHaveFocus()
    release()
    await listed()
    expect(linkAt(0)).toHaveAccessibleName(/cullet/i)
    await waitFor(() => expect(linkAt(0)).toHaveFocus())
  })

  test('leads there at once when the hits are there', async () => {
    const { user } = await materials('/admin/materials?searchTerm=cullet')
    await user.click(field())
    await user.keyboard('{Enter}')
    expect(linkAt(0)).toHaveFocus()
    await user.click(field())
    await user.keyboard('{ArrowDown}')
    expect(linkAt(0)).toHaveFocus()
  })

  test('is given up by typing on', async () => {
    const { user, mock } = await materials()
    const release = mock.switches.hold('materials.list')
    await user.type(field(), 'cul{ArrowDown}let')
    release()
    await screen.findByText('1 material')
    await listed()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('cullet')
  })

  test('ends in the search where nothing was found', async () => {
    const { user } = await materials()
    await user.type(field(), 'unobtainium{ArrowDown}')
    await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
    expect(field()).toHaveFocus()
  })

  test('leads to the rows on show where others did not come', async () => {
    const { user, mock } = await materials()
    mock.switches.fail('materials.list', { kind: 'status', status: 403, message: 'Not now.' })
    await user.type(field(), 'cullet{ArrowDown}')
    await screen.findByRole('alert')
    expect(field()).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(linkAt(0)).toHaveFocus()
  })
})

describe('rows that are replaced under the focus', () => {
  test('keep it, at the same place', async () => {
    const { user, go } = await materials()
    linkAt(0).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    go('/admin/materials?page=2')
    await screen.findByText('11–20 of 44')
    expect(linkAt(2)).toHaveFocus()
  })

  test('keep it on the last where there are fewer', async () => {
    const { user, go } = await materials()
    linkAt(0).focus()
    await user.keyboard('{End}')
    go('/admin/materials?page=5')
    await screen.findByText('41–44 of 44')
    expect(linkAt(3)).toHaveFocus()
  })

  test('hand it to the search where there are none', async () => {
    const { go } = await materials()
    linkAt(0).focus()
    go('/admin/materials?searchTerm=unobtainium')
    await screen.findByRole('heading', { name: 'No materials match “unobtainium”' })
    expect(field()).toHaveFocus()
  })
})
