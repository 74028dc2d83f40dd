import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { card, openUser } from '../record-form.ts'
import type { RenderedApp } from '../render-app.tsx'

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

async function askToRemove(user: RenderedApp['user'], role: string) {
  await user.click(card('Roles').getByRole('button', { name: `Remove ${role}` }))
  return within(await screen.findByRole('alertdialog', { name: `Remove ${role} from yourself?` }))
}

describe('own roles', () => {
  test('are removed after confirmation, at once and without Undo, which the server would refuse', async () => {
    const app = await openUser('Lindiwe Pretorius')
    app.mock.store.users.update(app.person.id, { permissions: ['users.*'] })
    expect(navigation().getByRole('link', { name: 'Materials' })).toBeVisible()
    const question = await askToRemove(app.user, 'System Admin')
    expect(question.getByText('You might not be able to assign the role to yourself again.')).toBeVisible()
    await app.user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(navigation().queryByRole('link', { name: 'Materials' })).not.toBeInTheDocument())
    expect(navigation().getByRole('link', { name: 'Users' })).toBeVisible()
    expect(await screen.findByText('System Admin removed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('show a warning about unsaved changes before removal', async () => {
    const app = await openUser('Lindiwe Pretorius')
    await fill(app.user, 'Name', 'Lindiwe')
    const question = await askToRemove(app.user, 'System Admin')
    expect(question.getByText(/Unsaved changes in this form might be lost\./)).toBeVisible()
    await app.user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('heading', { name: 'Not permitted' })).toBeVisible()
  })
})
