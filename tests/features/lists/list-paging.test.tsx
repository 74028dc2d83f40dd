import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const next = () => screen.getByRole('button', { name: 'Next' })

describe('pages of a list', () => {
  test('keep the focus on Next at the last page, on Previous at the first', async () => {
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

  test('redirect a page beyond the last one to the last page, and expose the position of each row', async () => {
    const { path, history, callsOf } = renderApp({ as: lindiwe, path: `/admin/materials?page=${'9'.repeat(400)}` })
    await screen.findByText('41–44 of 44')
    expect(path()).toBe('/admin/materials?page=5')
    expect(history).toHaveLength(1)
    expect(callsOf('materials.list').map(({ status }) => status)).toEqual([200, 200])
    expect(listTable()).toHaveAttribute('aria-rowcount', '45')
    expect(listRows().map(row => row.getAttribute('aria-rowindex'))).toEqual(['42', '43', '44', '45'])
  })
})
