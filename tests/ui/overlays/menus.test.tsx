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

describe('a menu', () => {
  it('opens at a press of the pointer with the focus in it, and gives it back at Escape', async () => {
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
  ])('opens with $key, with the focus on $name', async ({ keys, role, name }) => {
    const { user } = show()
    await user.tab()
    await user.keyboard(keys)
    expect(await screen.findByRole(role, { name })).toHaveFocus()
  })

  it('whose file does not come stays closed and says so, and is asked for again at the next press', async () => {
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
