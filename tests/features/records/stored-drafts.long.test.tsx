import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, fieldOf, opened } from '../record-form.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import { openOtherTab } from '../sign-in/other-tab.ts'
import { fillIn, openedForm, valueOf } from '../trades/trade-form.ts'
import { storedDrafts, untilStored } from './stored-drafts.ts'

const users = '/admin/users/create'
const trades = '/business/transactions/create'
const offer = () => screen.queryByText(/^You have an unsaved draft from/)

/** Returns a clock that the test sets by hand. */
const clockAt = (start: number) => {
  const clock = { time: start, now: () => clock.time }
  return clock
}
const day = 86_400_000

/** Types private values, and at the end a name, into the form of a new user. Waits until the draft has the name. */
async function typePrivate({ user }: RenderedApp) {
  await opened('New user')
  await fill(user, 'ID number', '8001015009087')
  await user.click(button('Add bank details'))
  await fill(user, 'Account number', '62000000000')
  await fill(user, 'Name', 'Zanele Khoza')
  await untilStored('Zanele')
}

describe('content of a draft', () => {
  test('contains no ID number or bank details, as the offer states', async () => {
    await typePrivate(renderApp({ as: lindiwe, path: users }))
    expect(JSON.stringify(localStorage)).not.toMatch(/8001015009087|62000000000/)
    cleanup()
    const { user } = renderApp({ as: lindiwe, path: users })
    await opened('New user')
    expect(offer()).toHaveTextContent(/Drafts don’t keep ID number or bank details\. Enter them again\.$/)
    await user.click(button('Restore draft'))
    expect(fieldOf('Name')).toHaveValue('Zanele Khoza')
    expect(fieldOf('ID number')).toHaveValue('')
  })

  test('is not offered after typing only an ID number, but leaving asks', async () => {
    const { user } = renderApp({ as: lindiwe, path: users })
    await opened('New user')
    await fill(user, 'ID number', '8001015009087')
    const closing = new Event('beforeunload', { cancelable: true })
    act(() => void window.dispatchEvent(closing))
    expect(closing.defaultPrevented).toBe(true)
    expect(storedDrafts()).toEqual([])
  })
})

describe('expiry of a draft', () => {
  test('deletes old drafts at the start of the app, for any user', async () => {
    const clock = clockAt(Date.now())
    await fillIn(renderApp({ as: naledi, path: trades, serverClock: clock.now }).user)
    await untilStored('320')
    cleanup()
    clock.time += 15 * day
    renderApp({ serverClock: clock.now })
    expect(storedDrafts()).toEqual([])
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

describe("draft at the end of its user's session", () => {
  test('is deleted after signing out in another tab, including last input', async () => {
    const app = renderApp({ as: naledi, path: trades })
    await fillIn(app.user)
    await untilStored('320')
    const other = await openOtherTab(app)
    await app.user.type(valueOf('Copper wire'), '7')
    await other.signOut()
    await screen.findByRole('heading', { name: 'You are signed out' })
    expect(storedDrafts()).toEqual([])
  })

  test('is deleted when another user signs in over suspended work', async () => {
    const app = renderApp({ as: naledi, path: trades })
    await fillIn(app.user)
    await untilStored('320')
    const other = await openOtherTab(app)
    app.mock.signOut()
    await other.expire()
    expect(storedDrafts()).toHaveLength(1)
    await other.signIn(sipho)
    await screen.findByRole('heading', { name: 'Another user is signed in' })
    expect(storedDrafts()).toEqual([])
  })

  test('is offered again after the session only expired', async () => {
    const app = renderApp({ as: naledi, path: trades })
    await fillIn(app.user)
    await untilStored('320')
    cleanup()
    app.mock.signOut()
    const again = renderApp({ path: '/sign-in' })
    await screen.findByRole('heading', { name: 'Sign in' })
    await (await openOtherTab(again)).signIn(naledi)
    await screen.findByRole('button', { name: /^Naledi Mokoena/ })
    again.go(trades)
    await openedForm()
    expect(offer()).toBeVisible()
  })
})
