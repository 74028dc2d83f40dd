import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, choose, fieldOf, opened } from '../record-form.ts'
import { lindiwe, naledi, renderApp, sipho } from '../render-app.tsx'
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

test('a draft contains no ID number or bank details, as the offer states, also after it was sent', async () => {
  const { user } = renderApp({ as: lindiwe, path: users })
  await opened('New user')
  await fill(user, 'ID number', '8001015009087')
  const closing = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(closing))
  // Private values are no draft, but leaving loses them.
  expect(closing.defaultPrevented).toBe(true)
  expect(storedDrafts()).toEqual([])
  await user.click(button('Add bank details'))
  await fill(user, 'Account number', '62000000000')
  await fill(user, 'Name', 'Zanele Khoza')
  await untilStored('Zanele')
  expect(JSON.stringify(localStorage)).not.toMatch(/8001015009087|62000000000/)
  cleanup()

  const again = renderApp({ as: lindiwe, path: users })
  onTestFinished(again.mock.switches.hold('users.create'))
  await opened('New user')
  expect(offer()).toHaveTextContent(/Drafts don’t keep ID number or bank details\. Enter them again\.$/)
  await again.user.click(button('Restore draft'))
  expect(fieldOf('Name')).toHaveValue('Zanele Khoza')
  expect(fieldOf('ID number')).toHaveValue('')
  await fill(again.user, 'ID number', '8001015009087')
  await fill(again.user, 'Username', 'zanele@here.example')
  await choose(again.user, 'Type', 'Collector')
  await again.user.click(button('Create user'))
  await untilStored('"sent"')
  expect(JSON.stringify(storedDrafts())).not.toContain('8001015009087')
})

test('expiry of a draft deletes old drafts at the start of the app, for any user', async () => {
  const clock = clockAt(Date.now())
  await fillIn(renderApp({ as: naledi, path: trades, serverClock: clock.now }).user)
  await untilStored('320')
  cleanup()
  clock.time += 15 * day
  renderApp({ serverClock: clock.now })
  expect(storedDrafts()).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
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
    const app = renderApp({ as: lindiwe, path: users })
    await opened('New user')
    await fill(app.user, 'Name', 'Zanele Khoza')
    await untilStored('Zanele')
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
    expect(await screen.findByRole('button', { name: 'Open load' })).toBeVisible()
  })
})
