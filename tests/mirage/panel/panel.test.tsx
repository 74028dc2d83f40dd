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
  test('is opened by its button, takes the focus, and gives it back', async () => {
    const { user } = renderLauncher()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(button())
    expect(await panel()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Mock panel' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  test('is opened and closed by its keys, wherever the focus is, and gives it back', async () => {
    const { user } = renderLauncher()
    await user.click(field())
    await user.keyboard(keys)
    expect(await panel()).toHaveFocus()
    await user.keyboard(keys)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  test('gets the focus by its keys while it is open beside the page', async () => {
    const { user } = await openPanel()
    await user.click(field())
    await user.keyboard(keys)
    expect(await panel()).toHaveFocus()
  })

  test('leaves a key alone that types a letter on some keyboards', async () => {
    const { user } = renderLauncher()
    await user.click(field())
    const typing = { code: 'KeyM', key: 'µ', ctrlKey: true, altKey: true, modifierAltGraph: true, cancelable: true }
    expect(fireEvent.keyDown(field(), typing)).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('stays where Escape closes the suggestions of a field', async () => {
    const { user } = await openPanel()
    await user.type(screen.getByRole('combobox', { name: 'Call' }), 'trans{Escape}')
    expect(screen.getByRole('combobox', { name: 'Call' })).toHaveValue('trans')
  })

  test('has a button that says the keys', () => {
    renderLauncher()
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+Alt+M')
    expect(button()).toHaveAccessibleDescription('Mock panel (Ctrl+Alt+M)')
    expect(screen.getByRole('complementary', { name: 'Mock' })).toContainElement(button())
  })

  test('leaves the page as it is: nothing is hidden, and the keys typed in it are its own', async () => {
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

  test('is closed by its cross, and makes room on the page only while it is open', async () => {
    const { user, unmount } = await openPanel()
    expect(document.documentElement.dataset['mockPanel']).toBe('open')
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }))
    expect(document.documentElement.dataset['mockPanel']).toBeUndefined()
    unmount()
  })

  test('can stand below the page, for the visit', async () => {
    const { user, unmount } = await openPanel()
    await user.click(screen.getByRole('button', { name: 'Below the page' }))
    expect(document.documentElement.dataset['mockPanel']).toBe('wide')
    unmount()
    renderLauncher()
    await user.click(await screen.findByRole('button', { name: 'Beside the page' }))
    expect(document.documentElement.dataset['mockPanel']).toBe('open')
  })

  test('loads a further tab when it is opened, and says why it cannot be', async () => {
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

  test('can have its button elsewhere, for the visit', async () => {
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

  test('is open again after the page was loaded anew, and leaves the focus where it is then', async () => {
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

  test('works where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    const { user } = renderLauncher()
    const before = button().className
    await user.click(button())
    await user.selectOptions(await placeOfButton(), 'Top right')
    await user.keyboard('{Escape}')
    expect(button().className).not.toBe(before)
  })

  test('says once, and all the time in itself, why nothing is kept', async () => {
    const before = toast.getToasts().length
    const { user, troubles } = renderLauncher()
    const [full, gone] = ['This browser has no room left for what you do here.', 'What was done before is gone.']
    troubles.write([full])
    troubles.write([full])
    troubles.write([full, gone])
    expect(toast.getToasts().length).toBe(before + 2)
    await user.click(button())
    await waitFor(() => expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toEqual([full, gone]))
  })
})
