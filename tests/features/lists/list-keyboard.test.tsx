import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const links = () => within(listTable()).getAllByRole('link')
const menuButtons = () => within(listTable()).getAllByRole('button', { name: /^Menu of/ })

async function materials() {
  const app = renderApp({ as: lindiwe, path: '/admin/materials' })
  await listed()
  return app
}

test('rows of a list are one tab stop, followed by the menu of the row, and support the arrow keys', async () => {
  const { user, path } = await materials()
  expect(links().filter(link => link.tabIndex === 0)).toEqual([links()[0]])
  expect(menuButtons().filter(button => button.tabIndex === 0)).toEqual([menuButtons()[0]])
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(links()[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await user.tab()
  expect(menuButtons()[2]).toHaveFocus()
  await user.tab()
  expect(listTable()).not.toContainElement(document.activeElement as HTMLElement)
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(links()[2]).toHaveFocus()

  await user.keyboard('{Home}{ArrowUp}')
  expect(links()[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(links()[1]).toHaveFocus()
  await user.keyboard('{End}')
  expect(links()[9]).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(links()[9]).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(links()[8]).toHaveFocus()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('')

  menuButtons()[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(menuButtons()[1]).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.keyboard('{Escape}')

  links()[4]?.focus()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('11–20 of 44')
  // The tab stop is the first row of another page.
  expect(links().filter(link => link.tabIndex === 0)).toEqual([links()[0]])
  const href = links()[1]?.getAttribute('href')
  links()[0]?.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(path()).toBe(href)
})

describe('click on a row', () => {
  test('opens the record from any cell, but not after selecting text', async () => {
    const { path } = await materials()
    const words = within(listRows()[3] as HTMLElement).getAllByRole('cell')[0]?.firstElementChild as HTMLElement
    fireEvent.mouseDown(words, { clientX: 10, clientY: 10 })
    getSelection()?.selectAllChildren(words)
    fireEvent.mouseUp(words, { clientX: 60, clientY: 10 })
    fireEvent.click(words, { clientX: 60, clientY: 10, detail: 1 })
    expect(path()).toBe('/admin/materials')
    // A click without a drag opens the row, even if text was selected before.
    const href = links()[3]?.getAttribute('href')
    fireEvent.mouseDown(words, { clientX: 10, clientY: 10 })
    fireEvent.click(words, { clientX: 10, clientY: 10, detail: 1 })
    await waitFor(() => expect(path()).toBe(href))
  })

  test('is left to the browser with Ctrl, ⌘ or Shift', async () => {
    const { path } = await materials()
    const link = links()[0] as HTMLElement
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
      const followed: boolean[] = []
      // Records if the browser would follow the link. Prevents it, because jsdom can't open tabs.
      const onClick = (event: MouseEvent) => {
        followed.push(!event.defaultPrevented && event[key] && (event.target as Element).closest('a') === link)
        event.preventDefault()
      }
      document.addEventListener('click', onClick)
      fireEvent.click(link, { [key]: true, detail: 1 })
      expect(followed).toEqual([true])
      fireEvent.click(within(listRows()[0] as HTMLElement).getAllByRole('cell')[0] as HTMLElement, { [key]: true })
      // The click on the cell makes the row click its link again.
      expect(followed.filter(Boolean)).toHaveLength(2)
      document.removeEventListener('click', onClick)
      expect(path()).toBe('/admin/materials')
    }
  })
})

test('shortcuts work on an Arabic keyboard', async () => {
  await materials()
  fireEvent.keyDown(document.body, { key: 'ظ', code: 'Slash' })
  expect(screen.getByRole('searchbox')).toHaveFocus()
  links()[0]?.focus()
  fireEvent.keyDown(links()[0] as HTMLElement, { key: 'ش', code: 'KeyA', ctrlKey: true })
  expect((await screen.findAllByText('10 selected'))[0]).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'ب', code: 'KeyF', ctrlKey: true, shiftKey: true })
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible()
})
