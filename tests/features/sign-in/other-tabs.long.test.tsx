import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findCode } from '../fields.ts'
import { lists } from '../list-parts.ts'
import { button, fieldOf, opened, rowNamed } from '../record-form.ts'
import { bongani, lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'
import { fillIn, valueOf } from '../trades/trade-form.ts'
import { openOtherTab } from './other-tab.ts'
import { dialog } from './sign-in-again.ts'

const covered = (title: 'You are signed out' | 'Another user is signed in') =>
  screen.findByRole('heading', { name: title })

/** Opens a form as Lindiwe and makes an unsaved change. */
async function editing() {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  await screen.findByRole('heading', { name: 'Overview' })
  const material = rowNamed(app, 'materials', 'Copper wire')
  app.go(`/admin/materials/${material.id}/edit`)
  await opened('Edit material')
  await app.user.type(fieldOf('Name'), ' of Lindiwe')
  return { app, material }
}

const writesOf = ({ mock }: RenderedApp) =>
  mock.calls.list().filter(({ method, name }) => method !== 'GET' && !name?.startsWith('authentication.'))

describe("another user's sign-in in another tab", () => {
  test("covers the screen, hides the first user's data and blocks their requests", async () => {
    const { app, material } = await editing()
    const other = await openOtherTab(app)
    await other.signOut()
    expect(await covered('You are signed out')).toBeVisible()
    await other.signIn(bongani)
    expect(await covered('Another user is signed in')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Lindiwe|Copper/)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(app.path()).toBe('/sign-in')
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    expect(writesOf(app)).toEqual([])
    expect(app.mock.store.materials.get(material.id)?.name).toBe('Copper wire')
    await app.user.click(button('Sign out'))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.callsOf('authentication.logout')).toHaveLength(2)
  })
})

/** Removes the stored session owner, like clearing site data. */
const forgetWhoIsIn = () => localStorage.removeItem('threereco.session')

describe('write that might go out as another user', () => {
  test('checks the user once, and is sent for the same user', async () => {
    const { app, material } = await editing()
    forgetWhoIsIn()
    const before = app.callsOf('authentication.check').length
    await app.user.click(button('Save changes'))
    await screen.findByText('Changes saved')
    expect(app.callsOf('authentication.check')).toHaveLength(before + 1)
    expect(app.mock.store.materials.get(material.id)?.name).toBe('Copper wire of Lindiwe')
  })

  test('is not sent if another user is signed in, without a message between tabs', async () => {
    const { app } = await editing()
    app.mock.signInAs(bongani, 'verified')
    forgetWhoIsIn()
    await app.user.click(button('Save changes'))
    await covered('Another user is signed in')
    expect(writesOf(app)).toEqual([])
  })

  test('waits for the user if the session has expired', async () => {
    const { app } = await editing()
    app.mock.signOut()
    forgetWhoIsIn()
    await app.user.click(button('Save changes'))
    await dialog()
    expect(writesOf(app)).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('Copper wire of Lindiwe')
  })

  test('is not sent if the check fails, and the form shows it', async () => {
    const { app } = await editing()
    forgetWhoIsIn()
    app.mock.switches.fail('authentication.check', { kind: 'network', times: 'always' })
    await app.user.click(button('Save changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not reach the server')
    expect(writesOf(app)).toEqual([])
  })
})

test('same user in another tab signs in, and a tab on the sign-in screen follows', async () => {
  const app = renderApp()
  await screen.findByRole('heading', { name: 'Sign in' })
  const other = await openOtherTab(app)
  await other.signInTo(naledi)
  expect(await findCode()).toBeVisible()
})

test('removes toasts of the previous user', async () => {
  const { app } = await editing()
  await app.user.click(button('Save changes'))
  expect(await screen.findByText('Changes saved')).toBeInTheDocument()
  const other = await openOtherTab(app)
  await other.signOut()
  await covered('You are signed out')
  expect(screen.queryByText('Changes saved')).not.toBeInTheDocument()
  await other.signIn(bongani)
  await app.user.click(button('Continue as this user'))
  await screen.findByRole('button', { name: /^Bongani Khumalo/ })
  expect(screen.queryByText('Changes saved')).not.toBeInTheDocument()
})

test('keeps typed fields if another tab only opens the form', async () => {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await fillIn(app.user)
  await openOtherTab(app)
  expect(valueOf('Copper wire')).toHaveValue('320')
})
