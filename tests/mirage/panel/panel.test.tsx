import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { button, openPanel, panel, renderLauncher } from './panel-source.tsx'

const keys = '{Control>}{Alt>}m{/Alt}{/Control}'
const field = () => screen.getByRole('textbox', { name: 'Of the app' })

const placeOfButton = () => screen.findByRole('combobox', { name: 'Position of the panel button' })

const forbid = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

afterEach(() => sessionStorage.clear())

describe('The panel of the mock', () => {
  test('opens with its button, which names the shortcut, takes the focus, and returns it', async () => {
    const { user } = renderLauncher()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+Alt+M')
    expect(button()).toHaveAccessibleDescription('Mock panel (Ctrl+Alt+M)')
    expect(screen.getByRole('complementary', { name: 'Mock' })).toContainElement(button())
    await user.click(button())
    expect(await panel()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Mock panel' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  test('opens, takes the focus and closes with its shortcut, and returns the focus', async () => {
    const { user } = renderLauncher()
    for (const _ of ['opens', 'takes the focus']) {
      await user.click(field())
      await user.keyboard(keys)
      expect(await panel()).toHaveFocus()
    }
    await user.keyboard(keys)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  test('ignores a key that types a letter on some keyboards', async () => {
    const { user } = renderLauncher()
    await user.click(field())
    const typing = { code: 'KeyM', key: 'µ', ctrlKey: true, altKey: true, modifierAltGraph: true, cancelable: true }
    expect(fireEvent.keyDown(field(), typing)).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('stays open when Escape closes the suggestions of a field', async () => {
    const { user } = await openPanel()
    await user.type(screen.getByRole('combobox', { name: 'Call' }), 'trans{Escape}')
    expect(screen.getByRole('combobox', { name: 'Call' })).toHaveValue('trans')
  })

  test('hides nothing on the page, and keeps its key presses to itself', async () => {
    const listen = vi.fn<(event: Event) => void>()
    document.addEventListener('keydown', listen)
    const { user } = await openPanel()
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), 'a/')
    document.removeEventListener('keydown', listen)
    expect(listen).not.toHaveBeenCalled()
    expect(field()).toBeVisible()
    await user.type(field(), 'of the app')
    expect(field()).toHaveValue('of the app')
  })

  test('reserves space beside or below the page for the visit, until it closes with its cross', async () => {
    const { user, unmount } = await openPanel()
    const { dataset } = document.documentElement
    expect(dataset['mockPanel']).toBe('open')
    await user.click(screen.getByRole('button', { name: 'Below the page' }))
    expect(dataset['mockPanel']).toBe('wide')
    unmount()
    renderLauncher()
    await user.click(await screen.findByRole('button', { name: 'Beside the page' }))
    expect(dataset['mockPanel']).toBe('open')
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }))
    expect(dataset['mockPanel']).toBeUndefined()
  })

  test('loads an additional tab when it opens, and shows an error if that fails', async () => {
    const load = vi
      .fn<() => Promise<ReactNode>>()
      .mockResolvedValueOnce('All there is')
      .mockRejectedValueOnce('no connection')
    const { user } = await openPanel([{ id: 'more', label: 'More', load }])
    expect(load).not.toHaveBeenCalled()
    await user.click(screen.getByRole('tab', { name: 'More' }))
    expect(await screen.findByText('All there is')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Calls' }))
    await user.click(screen.getByRole('tab', { name: 'More' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be loaded: no connection')
  })

  test('can move its button for the visit', async () => {
    const { user, unmount } = renderLauncher()
    const before = button().className
    await user.click(button())
    await user.selectOptions(await placeOfButton(), 'Bottom left')
    await user.keyboard('{Escape}')
    const after = button().className
    expect(after).not.toBe(before)
    unmount()
    renderLauncher()
    expect(button().className).toBe(after)
  })

  test('opens again after a page reload without taking the focus', async () => {
    const { unmount, user } = await openPanel()
    unmount()
    const again = renderLauncher()
    expect(await panel()).toBeVisible()
    expect(document.body).toHaveFocus()
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }))
    expect(button()).toHaveFocus()
    again.unmount()
    renderLauncher()
    expect(button()).toBeVisible()
  })

  test('works if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    const { user } = renderLauncher()
    const before = button().className
    await user.click(button())
    await user.selectOptions(await placeOfButton(), 'Top right')
    await user.keyboard('{Escape}')
    expect(button().className).not.toBe(before)
  })

  test('shows why changes are not saved, once as a toast and always inside', async () => {
    const before = toast.getToasts().length
    const { user, messages } = renderLauncher()
    const [full, gone] = ['This browser has no room left for what you do here.', 'What was done before is gone.']
    messages.write([full])
    messages.write([full])
    messages.write([full, gone])
    expect(toast.getToasts().length).toBe(before + 2)
    await user.click(button())
    await waitFor(() => expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toEqual([full, gone]))
  })
})
