import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findCode, signIn } from '../fields.ts'
import { lists, rowTexts, settled, table } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import { combo, fillIn, recordButton, valueOf, weightOf } from '../trades/trade-form.ts'
import { dialog, isClosed, signInAgain } from './sign-in-again.ts'

const create = `${lists.business}/create`

/** Fills in a transaction as Naledi and records it just after her session ends. */
async function recordTooLate() {
  const app = renderApp({ as: naledi, path: create })
  await fillIn(app.user)
  app.mock.switches.fail('transactions.create', { kind: 'session-ended' })
  await app.user.click(recordButton())
  await dialog()
  return app
}

async function signOut(user: RenderedApp['user']) {
  await user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
}

describe('session that ends during work', () => {
  test('keeps the form after a wrong password, and records once, automatically, after the same user returns', async () => {
    const { mock, user, path, callsOf } = await recordTooLate()
    const before = mock.store.transactions.count()
    await fill(user, 'Password', 'not the password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('The username or password is incorrect')
    await user.keyboard('{Escape}')
    await dialog()
    await signInAgain({ mock, user })
    await waitFor(() => expect(path()).toBe(lists.business))
    await isClosed()
    expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([401, 201])
    expect(mock.store.transactions.count()).toBe(before + 1)
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
    expect(screen.getByText('Welcome back, Naledi Mokoena')).toBeVisible()
    await settled()
    expect(rowTexts()[0]).toEqual(['Kasi Recyclers', 'Naledi Mokoena'])
  })

  test('shows a refusal after the sign-in at the form, which keeps its values', async () => {
    const { mock, user } = await recordTooLate()
    mock.switches.fail('transactions.create', { kind: 'status', status: 409, message: 'It is there already.' })
    await signInAgain({ mock, user })
    await isClosed()
    expect(await screen.findByRole('alert')).toHaveTextContent('It is there already.')
    expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
    expect(weightOf('Copper wire')).toHaveValue('40')
    expect(valueOf('Copper wire')).toHaveValue('320')
  })

  test('resumes a pending list request', async () => {
    const { mock, user, path, callsOf } = renderApp({ as: naledi, path: lists.business })
    await settled()
    const first = rowTexts()
    mock.switches.fail('transactions.list', { kind: 'session-ended' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await signInAgain({ mock, user })
    await isClosed()
    await settled()
    expect(path()).toBe(`${lists.business}?page=2`)
    expect(rowTexts()).not.toEqual(first)
    expect(screen.getByText(/^11–20 of \d+$/)).toBeVisible()
    expect(callsOf('transactions.list').map(({ status }) => status)).toEqual([200, 401, 200])
  })

  test('allows to sign out, which discards the work', async () => {
    const { mock, user, path, callsOf } = await recordTooLate()
    await user.click(screen.getByRole('link', { name: 'Discard work and sign out' }))
    await isClosed()
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(path()).toBe('/sign-in')
    expect(screen.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveValue('')
    await signIn(user, naledi)
    await user.type(await findCode(), mock.currentCode() ?? '')
    await waitFor(() => expect(path()).toBe('/business'))
    expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([401])
  })

  test('shows another user their home without data of the first', async () => {
    const { mock, user, path, callsOf } = await recordTooLate()
    await signInAgain({ mock, user }, lindiwe)
    await screen.findByRole('button', { name: /^Lindiwe Pretorius/ })
    await isClosed()
    expect(path()).toBe('/admin')
    expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([401])
  })
})

describe('401 in a valid session', () => {
  test('repeats the call once without a message, and shows a second 401 as a refusal', async () => {
    const { mock, user, callsOf } = renderApp({ as: naledi, path: create })
    await fillIn(user)
    const clear = mock.switches.fail('transactions.create', { kind: 'status', status: 401, times: 'always' })
    await user.click(recordButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server refused this request, although you are signed in. Try again. If the problem continues, sign out and sign in again.',
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText(/^Welcome back/)).toBeNull()
    expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([401, 401])
    clear()
    mock.switches.fail('transactions.create', { kind: 'status', status: 401 })
    await user.click(recordButton())
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
    expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([401, 401, 401, 201])
    expect(screen.queryByText(/^Welcome back/)).toBeNull()
  })
})

describe('signing out', () => {
  test('opens sign-in, and the next user sees no cached data', async () => {
    const { mock, user, path, go } = renderApp({ as: naledi, path: lists.business })
    await settled()
    expect(within(table()).getAllByRole('link')).toHaveLength(10)
    await signOut(user)
    expect(path()).toBe('/sign-in')
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await signIn(user, sipho)
    await user.type(await findCode(), mock.currentCode() ?? '')
    await screen.findByRole('button', { name: /^Sipho Dlamini/ })
    expect(path()).toBe('/business')
    // The response is held, so the list could show only cached rows.
    mock.switches.hold()
    go(lists.business)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(within(table()).queryByRole('link')).toBeNull()
  })
})
