import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { arrivedAt, bodiesOf, button, card, choose, fieldOf } from '../record-form.ts'
import { lindiwe } from '../render-app.tsx'
import { fillInUser, openNewUser } from './new-user.ts'

describe('new user', () => {
  test('shows errors at required fields and in started cards, and focuses the first', async () => {
    const app = await openNewUser()
    const { user } = app
    for (const label of ['Name', 'Username']) expect(fieldOf(label)).toBeRequired()
    expect(screen.getByText('Type', { selector: 'label, span' })).toHaveTextContent('Type*')
    expect(fieldOf('ID number')).not.toBeRequired()
    await user.click(button('Create user'))
    expect(fieldOf('Name')).toHaveAccessibleDescription('Enter a user name')
    expect(fieldOf('Username')).toHaveAccessibleDescription(/Enter an e-mail address or a North American phone number/)
    expect(screen.getByText('Choose a user type')).toBeVisible()
    expect(fieldOf('Name')).toHaveFocus()

    await fill(user, 'Name', 'Zodwa Zulu')
    await fill(user, 'Username', 'zodwa@kasi.example')
    await user.click(button('Create user'))
    expect(screen.getByRole('button', { name: /Type$/ })).toHaveFocus()

    await choose(user, 'Type', 'Collector')
    await user.click(button('Add an address'))
    await fill(user, 'City or town', 'Soweto')
    await user.click(button('Create user'))
    expect(fieldOf('Street and number')).toHaveAccessibleDescription(/^Enter the street and number, or remove/)
    expect(fieldOf('Street and number')).toHaveFocus()

    await user.click(button('Remove address'))
    await user.click(button('Add bank details'))
    await fill(user, 'Account number', '12')
    await user.click(button('Create user'))
    expect(screen.getByText('Enter the bank, or remove the bank details')).toBeVisible()
    expect(fieldOf('Account number')).toHaveAccessibleDescription('Enter 5 to 16 digits')
    expect(card('Bank details').getByRole('combobox', { name: 'Bank' })).toHaveFocus()
    expect(bodiesOf(app, 'users.create')).toEqual([])

    await user.click(button('Remove bank details'))
    await user.click(button('Create user'))
    await arrivedAt(app, '/admin/users')
    expect(bodiesOf(app, 'users.create')).toMatchObject([{ address: null, bankDetails: null }])
  })

  test("shows the server's message at a username that is taken", async () => {
    const app = await openNewUser()
    await fillInUser(app, lindiwe)
    await app.user.click(button('Create user'))
    expect(await screen.findByText('Username already taken')).toBeVisible()
    expect(fieldOf('Username')).toHaveFocus()
    expect(screen.getByText(/A user with this username already exists/)).toBeVisible()
    expect(app.path()).toBe('/admin/users/create')
  })
})
