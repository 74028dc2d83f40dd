import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { arrivedAt, bodiesOf, button, card, fieldOf } from '../record-form.ts'
import { lindiwe } from '../render-app.tsx'
import { fillInUser, openNewUser } from './new-user.ts'

describe('new user', () => {
  test('shows errors at name, username and type, and focuses the first', async () => {
    const app = await openNewUser()
    for (const label of ['Name', 'Username']) expect(fieldOf(label)).toBeRequired()
    expect(screen.getByText('Type', { selector: 'label, span' })).toHaveTextContent('Type*')
    expect(fieldOf('ID number')).not.toBeRequired()
    await app.user.click(button('Create user'))
    expect(fieldOf('Name')).toHaveAccessibleDescription('Enter a user name')
    expect(fieldOf('Username')).toHaveAccessibleDescription(/Enter an e-mail address or a North American phone number/)
    expect(screen.getByText('Choose a user type')).toBeVisible()
    expect(fieldOf('Name')).toHaveFocus()
    expect(bodiesOf(app, 'users.create')).toEqual([])
  })

  test('focuses a missing type', async () => {
    const app = await openNewUser()
    await fill(app.user, 'Name', 'Zodwa Zulu')
    await fill(app.user, 'Username', 'zodwa@kasi.example')
    await app.user.click(button('Create user'))
    expect(screen.getByText('Choose a user type')).toBeVisible()
    expect(screen.getByRole('button', { name: /Type$/ })).toHaveFocus()
    expect(bodiesOf(app, 'users.create')).toEqual([])
  })

  test('accepts an ID number that looks mistyped', async () => {
    const app = await openNewUser()
    await fillInUser(app)
    await fill(app.user, 'ID number', '8001015009086')
    expect(screen.getByText(/The check digit is wrong/)).toBeVisible()
    await app.user.click(button('Create user'))
    await arrivedAt(app, '/admin/users')
    expect(bodiesOf(app, 'users.create')).toMatchObject([{ idNumber: '8001015009086' }])
  })

  test('requires a started address to be completed or removed', async () => {
    const app = await openNewUser()
    await fillInUser(app)
    await app.user.click(button('Add an address'))
    await fill(app.user, 'City or town', 'Soweto')
    await app.user.click(button('Create user'))
    expect(fieldOf('Street and number')).toHaveAccessibleDescription(/^Enter the street and number, or remove/)
    expect(fieldOf('Street and number')).toHaveFocus()
    expect(bodiesOf(app, 'users.create')).toEqual([])
    await app.user.click(button('Remove address'))
    await app.user.click(button('Create user'))
    await arrivedAt(app, '/admin/users')
    expect(bodiesOf(app, 'users.create')).toMatchObject([{ address: null }])
  })

  test('requires bank details to be complete or empty', async () => {
    const app = await openNewUser()
    await fillInUser(app)
    await app.user.click(button('Add bank details'))
    await fill(app.user, 'Account number', '12')
    await app.user.click(button('Create user'))
    expect(screen.getByText('Enter the bank, or remove the bank details')).toBeVisible()
    expect(fieldOf('Account number')).toHaveAccessibleDescription('Enter 5 to 16 digits')
    expect(card('Bank details').getByRole('combobox', { name: 'Bank' })).toHaveFocus()
    expect(bodiesOf(app, 'users.create')).toEqual([])
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
