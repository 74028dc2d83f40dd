import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '#ui/basics/button.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

function Looks() {
  const [look, setLook] = useState('dark')
  const { button, menu, ui } = useMenu()
  return (
    <>
      <Button {...button}>View</Button>
      {ui ? (
        <ui.Menu label="Looks" {...menu}>
          <ui.MenuChoice
            title="Theme"
            value={look}
            onChange={setLook}
            options={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ]}
          />
          <ui.MenuItem>Sign out</ui.MenuItem>
        </ui.Menu>
      ) : null}
    </>
  )
}

const show = () => {
  render(<Looks />)
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
})
