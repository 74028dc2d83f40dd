import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Shell, UserButton } from '#ui/layout/shell.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

const signOut = vi.fn<() => void>()

function Account() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const { button, menu, ui } = useMenu()
  return (
    <>
      <UserButton name="Lindiwe Pretorius" detail="Administrator" {...button} />
      {ui ? (
        <ui.Menu label="Account" {...menu}>
          <ui.MenuChoice
            title="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ]}
          />
          <ui.MenuItem onAction={signOut}>Sign out</ui.MenuItem>
        </ui.Menu>
      ) : null}
    </>
  )
}

function Page() {
  return (
    <Shell
      destinations={[
        { href: '/admin', label: 'Overview', icon: 'home', isCurrent: false },
        { href: '/admin/users', label: 'Users', icon: 'users', isCurrent: true },
      ]}
      userMenu={<Account />}
    >
      <h1>Users</h1>
    </Shell>
  )
}

describe('app layout', () => {
  it('marks the current destination, and has a skip link', async () => {
    const user = userEvent.setup()
    render(<Page />)
    const main = screen.getByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
    expect(within(main).getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('opens the navigation as a drawer, and closes it on navigation', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole('button', { name: 'Open navigation' }))
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
    await user.click(within(drawer).getByRole('link', { name: 'Overview' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('has a user menu that stays open for choices, not for actions', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole('button', { name: 'Lindiwe Pretorius Administrator' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(signOut).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('page header', () => {
  it('shows links to the parents of the screen', () => {
    render(<PageHeader title="New user" trail={[{ label: 'Users', href: '/admin/users' }]} />)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users')
    expect(screen.getByRole('heading', { level: 1, name: 'New user' })).toBeInTheDocument()
  })
})
