import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findCode, signIn } from '../fields.ts'
import { lists, rowTexts, settled, table } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import { combo, fillIn, recordButton, valueOf, weightOf } from '../trades/trade-form.ts'
import { dialog, isClosed, signInAgain } from './sign-in-again.ts'

async function signOut(user: RenderedApp['user']) {
  await user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
}

const statusesOf = ({ callsOf }: Pick<RenderedApp, 'callsOf'>, name: string) =>
  callsOf(name).map(({ status }) => status)

describe('session that ends during work', () => {
  test('keeps the form after a wrong password, and records automatically after the same user returns', async () => {
    const { mock, user, path, callsOf } = renderApp({ as: naledi, path: `${lists.business}/create` })
    await fillIn(user)
    mock.switches.fail('transactions.create', { kind: 'session-ended' })
    const before = mock.store.transactions.count()
    await user.click(recordButton())
    await dialog()
    await fill(user, 'Password', 'not the password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('The username or password is incorrect')
    await user.keyboard('{Escape}')
    await dialog()
    mock.switches.fail('transactions.create', { kind: 'status', status: 409, message: 'It is there already.' })
    await signInAgain({ mock, user })
    await isClosed()
    expect(screen.getByText('Welcome back, Naledi Mokoena')).toBeVisible()
    // The app has repeated the request. A refusal appears at the form, which keeps its values.
    expect(await screen.findByRole('alert')).toHaveTextContent('It is there already.')
    expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
    expect(weightOf('Copper wire')).toHaveValue('40')
    expect(valueOf('Copper wire')).toHaveValue('320')

    mock.switches.fail('transactions.create', { kind: 'session-ended' })
    await user.click(recordButton())
    await signInAgain({ mock, user })
    await waitFor(() => expect(path()).toBe(lists.business))
    await isClosed()
    expect(statusesOf({ callsOf }, 'transactions.create')).toEqual([401, 409, 401, 201])
    expect(mock.store.transactions.count()).toBe(before + 1)
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
    await settled()
    expect(rowTexts()[0]).toEqual(['Kasi Recyclers', 'Naledi Mokoena'])
  })

  test('resumes a pending list request for the same user, and shows another user their home', async () => {
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

    mock.switches.fail('transactions.list', { kind: 'session-ended' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await signInAgain({ mock, user }, lindiwe)
    await screen.findByRole('button', { name: /^Lindiwe Pretorius/ })
    await isClosed()
    expect(path()).toBe('/admin')
    expect(statusesOf({ callsOf }, 'transactions.list').slice(0, 4)).toEqual([200, 401, 200, 401])
    expect(
      callsOf('transactions.list')
        .slice(4)
        .filter(({ query }) => query.includes('pageSize=10&')),
    ).toEqual([])
  })
})

test('a 401 in a valid session repeats the call once without a message, and a second 401 is a refusal', async () => {
  const { mock, user, callsOf } = renderApp({ as: naledi, path: lists.business })
  await settled()
  const clear = mock.switches.fail('transactions.list', { kind: 'status', status: 401, times: 'always' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server refused this request, although you are signed in. Try again. If the problem continues, sign out and sign in again.',
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/^Welcome back/)).toBeNull()
  expect(statusesOf({ callsOf }, 'transactions.list')).toEqual([200, 401, 401])
  clear()
  mock.switches.fail('transactions.list', { kind: 'status', status: 401 })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^11–20 of \d+$/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(statusesOf({ callsOf }, 'transactions.list')).toEqual([200, 401, 401, 401, 200])
  expect(screen.queryByText(/^Welcome back/)).toBeNull()
})

describe('signing out', () => {
  test('opens sign-in, also over lost work, and the next user sees no cached data', async () => {
    const { mock, user, path, go, callsOf } = renderApp({ as: naledi, path: lists.business })
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
    const release = mock.switches.hold()
    go(lists.business)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(within(table()).queryByRole('link')).toBeNull()

    mock.switches.fail('transactions.list', { kind: 'session-ended' })
    release()
    await dialog()
    const before = callsOf('transactions.list').length
    await user.click(screen.getByRole('link', { name: 'Discard work and sign out' }))
    await isClosed()
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(path()).toBe('/sign-in')
    expect(screen.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveValue('')
    await signIn(user, naledi)
    await user.type(await findCode(), mock.currentCode() ?? '')
    await waitFor(() => expect(path()).toBe('/business'))
    const rest = callsOf('transactions.list').slice(before)
    expect(rest.filter(({ query }) => query.includes('pageSize=10&'))).toEqual([])
  })
})
