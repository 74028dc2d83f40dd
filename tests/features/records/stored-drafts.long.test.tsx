import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, enterAdmin, fieldOf, opened } from '../record-form.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import { openOtherTab } from '../sign-in/other-tab.ts'
import { fillIn, openedForm, valueOf } from '../trades/trade-form.ts'

const users = '/admin/users/create'
const trades = '/business/transactions/create'
const storedDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('threereco.draft.'))
const untilStored = (text: string) => waitFor(() => expect(JSON.stringify(storedDrafts())).toContain(text))
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

  test('has no note about fields without input', async () => {
    const { user } = renderApp({ as: lindiwe, path: users })
    await opened('New user')
    await fill(user, 'Name', 'Zanele Khoza')
    await untilStored('Zanele')
    cleanup()
    renderApp({ as: lindiwe, path: users })
    await opened('New user')
    expect(offer()).not.toHaveTextContent(/Drafts don’t keep/)
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

describe('input while a record is saving', () => {
  test('stays in the form and draft after the save', async () => {
    const app = await enterAdmin()
    const [material] = app.mock.store.materials.all()
    app.go(`/admin/materials/${material?.id}/edit`)
    await opened('Edit material')
    await fill(app.user, 'Name', 'Aluminium, sorted')
    const release = app.mock.switches.hold()
    await app.user.click(button('Save changes'))
    await fill(app.user, 'CO₂ factor', '7.5')
    await untilStored('7.5')
    release()
    await screen.findByText('Changes saved')
    await untilStored('7.5')
    expect(JSON.stringify(storedDrafts())).not.toContain('Aluminium, sorted')
  })
})

describe('expiry of a draft', () => {
  test.each([
    ['offered', 'of yesterday', 1, true],
    ['offered', 'of almost 14 days', 13.9, true],
    ['gone', 'of 14 days', 14, false],
    ['offered', 'of tomorrow, by a clock that was wrong', -1, true],
    ['gone', 'of 14 days ahead', -14, false],
  ] as const)('is %s when it is %s', async (_, __, days, isThere) => {
    const clock = clockAt(Date.now())
    const options = { as: naledi, path: trades, serverClock: clock.now }
    await fillIn(renderApp(options).user)
    await untilStored('320')
    cleanup()
    clock.time += days * day
    renderApp(options)
    await openedForm()
    expect(offer() !== null).toBe(isThere)
    expect(storedDrafts()).toHaveLength(isThere ? 1 : 0)
  })

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

  test('deletes drafts of an older version, which might have private values', () => {
    localStorage.setItem(
      'threereco.draft.1.somebody/admin/users/create',
      '{"at":1,"changes":{"idNumber":"1"},"lines":[]}',
    )
    renderApp()
    expect(storedDrafts()).toEqual([])
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
