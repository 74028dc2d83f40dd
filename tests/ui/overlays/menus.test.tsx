import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '#ui/basics/button.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { Menu, MenuChoice, MenuItem } from '#ui/overlays/menu.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

function Looks({ load }: { load: () => Promise<typeof Menu> }) {
  const [look, setLook] = useState('dark')
  const { button, menu, Items } = useMenu(load)
  return (
    <>
      <Button {...button}>View</Button>
      {Items ? (
        <Items label="Looks" {...menu}>
          <MenuChoice
            title="Theme"
            value={look}
            onChange={setLook}
            options={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ]}
          />
          <MenuItem>Sign out</MenuItem>
        </Items>
      ) : null}
    </>
  )
}

const show = (load = async () => Menu) => {
  render(
    <>
      <Looks load={load} />
      <Toaster />
    </>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'View' }) }
}

describe('menu', () => {
  it('opens on press with the focus inside, and restores it on Escape', async () => {
    const { user, button } = show()
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(await screen.findByRole('menu', { name: 'Looks' })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it.each([
    { key: 'Enter', keys: '{Enter}', role: 'menuitemradio', name: 'Light' },
    { key: 'the arrow down', keys: '{ArrowDown}', role: 'menuitemradio', name: 'Light' },
    { key: 'the arrow up', keys: '{ArrowUp}', role: 'menuitem', name: 'Sign out' },
  ])('opens with $key and focuses $name', async ({ keys, role, name }) => {
    const { user } = show()
    await user.tab()
    await user.keyboard(keys)
    expect(await screen.findByRole(role, { name })).toHaveFocus()
  })

  it('shows a toast if its file fails to load, and retries on press', async () => {
    let attempts = 0
    const { user, button } = show(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return Menu
    })
    await user.click(button)
    expect(await screen.findByText('The menu could not be opened')).toBeInTheDocument()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(await screen.findByRole('menu', { name: 'Looks' })).toBeInTheDocument()
  })
})
