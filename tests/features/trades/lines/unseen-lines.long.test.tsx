import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed } from '../../list-parts.ts'
import { card, enterAdmin } from '../../record-form.ts'
import { lindiwe } from '../../render-app.tsx'

describe.each(['transaction', 'collection'] as const)(
  'users without permission to view the materials of a %s',
  noun => {
    const kind = `${noun}s` as const
    const permissions = [
      `${kind}.access`,
      `${kind}.view`,
      `${kind}.update`,
      `${kind}.materials.create`,
      `${kind}.materials.assign`,
    ]

    test('see the missing permission instead of lines, totals and columns of lines', async () => {
      const app = await enterAdmin([...permissions, 'businesses.view', 'users.view', 'materials.view'])
      const [trade] = app.mock.store[kind].all()
      app.go(`/admin/${kind}/${trade?.id}/edit`)
      const materials = within(await screen.findByRole('region', { name: 'Materials' }))
      expect(materials.getByText(new RegExp(`need the permission ${kind}\\.materials\\.view`))).toBeVisible()
      expect(screen.queryByText('No materials yet')).not.toBeInTheDocument()
      expect(screen.queryByRole('region', { name: 'This load' })).not.toBeInTheDocument()
      expect(screen.queryByRole('combobox', { name: /^Add a material/ })).not.toBeInTheDocument()
      expect(screen.getByRole('combobox', { name: /^Buyer/ })).toBeEnabled()
      // The list has no columns of lines, and cannot sort by them.
      app.go(`/admin/${kind}?sort=-value`)
      await screen.findByRole('table', { name: /^(Transactions|Collections)$/ })
      await listed()
      await app.user.click(screen.getByRole('button', { name: 'Display' }))
      const columns = screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)
      expect(columns).toEqual(['Day headings', 'Date'])
      const orders = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
      expect(orders).not.toContain('Value')
      expect(app.callsOf(`${kind}.list`).at(-1)?.query).not.toContain('sort')
    })

    /** Opens the admin area and then grants all permissions on the server, without the app knowing. */
    async function enterWhereTheyAreSent() {
      const app = await enterAdmin(permissions)
      const { store } = app.mock
      store.users.update(store.userNamed(lindiwe)?.id ?? '', { permissions: ['*'] })
      return app
    }

    test('see lines, totals and columns that a server sends anyway, but cannot sort by them', async () => {
      const app = await enterWhereTheyAreSent()
      const [trade] = app.mock.store[kind].all()
      app.go(`/admin/${kind}/${trade?.id}/edit`)
      expect(await screen.findByRole('region', { name: 'This load' })).toBeVisible()
      expect(card('Materials').getAllByRole('row').length).toBeGreaterThan(1)
      expect(screen.queryByText(/You can’t see the materials/)).not.toBeInTheDocument()
      app.go(`/admin/${kind}`)
      await screen.findByRole('table', { name: /^(Transactions|Collections)$/ })
      await listed()
      await app.user.click(screen.getByRole('button', { name: 'Display' }))
      expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(7)
      const orders = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
      expect(orders).not.toContain('Value')
    })
  },
)
