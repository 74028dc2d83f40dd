import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { startMock } from '#mirage/mock.ts'
import { fillIn, recordButton, valueOf } from '../trades/trade-form.ts'
import { makeFail, openMockedBuild, openPanel } from './mocked-build.tsx'

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

/** A part of the details of a call, by its heading. */
const part = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement

/** The number of rows according to the list. */
const count = async () => (await screen.findByText(/^1–10 of/)).textContent

describe('The account of the mock', () => {
  test('is that of the link, and the app follows when another is chosen in the panel', async () => {
    const page = await openMockedBuild('/?mock-as=naledi')
    expect(await screen.findByRole('button', { name: 'Naledi Mokoena Umhlanga Metals' })).toBeVisible()
    await openPanel(page)
    expect(press(/^Naledi Mokoena Business Owner/)).toHaveAttribute('aria-current', 'true')
    await page.user.click(press(/^Sipho Dlamini Business Staff/))
    expect(await screen.findByRole('button', { name: 'Sipho Dlamini Umhlanga Metals' })).toBeVisible()
    expect(press(/^Sipho Dlamini Business Staff/)).toHaveAttribute('aria-current', 'true')
    await page.user.click(
      within(screen.getByRole('dialog', { name: 'Mock panel' })).getByRole('button', { name: 'Sign out' }),
    )
    expect(await heading('Sign in')).toBeVisible()
  })

  test('can be at any step of signing in, with the code at hand', async () => {
    const page = await openMockedBuild('/?mock-as=signed-out')
    expect(await heading('Sign in')).toBeVisible()
    await openPanel(page)
    expect(screen.getByText('Nobody is signed in, so there is no code.')).toBeVisible()
    await page.user.selectOptions(choice('Step of signing in'), 'Before the code')
    await page.user.click(press(/^Naledi Mokoena Business Owner/))
    const field = await screen.findByRole('textbox', { name: 'Code' })
    expect(press(/^Use \d{3} \d{3}$/)).toBeVisible()
    await page.user.click(press('Copy code'))
    await page.user.click(field)
    await page.user.paste(await navigator.clipboard.readText())
    expect(await screen.findByRole('button', { name: 'Naledi Mokoena Umhlanga Metals' })).toBeVisible()
    await page.user.selectOptions(choice('Step of signing in'), 'Before the authenticator app is set up')
    await page.user.click(press(/^Bongani Khumalo/))
    expect(await heading('Set up your authenticator app')).toBeVisible()
  })
})

/** Runs work on a mock in another tab with the same data, whose storage both share. */
function inAnotherTab(work: (mock: ReturnType<typeof startMock>) => void) {
  const { fetch } = globalThis
  const other = startMock({ latency: 0 })
  work(other)
  other.shutdown()
  globalThis.fetch = fetch
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
}

const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('threereco.draft.'))

describe('Another account, chosen in the panel', () => {
  test('has the app follow at once, and the draft goes with the user who typed it', async () => {
    const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
    await fillIn(page.user)
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await openPanel(page)
    await page.user.click(press(/^Sipho Dlamini Business Staff/))
    expect(await screen.findByRole('button', { name: /^Sipho Dlamini Umhlanga/ })).toBeVisible()
    expect(drafts()).toEqual([])
  })
})

describe('Another tab', () => {
  test('that signs out is met at the next call, as with a server', async () => {
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
    expect(await screen.findByText(/^1–10 of/)).toBeVisible()
    inAnotherTab(mock => mock.signOut())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await page.user.click(press('Next'))
    expect(await screen.findByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
  })

  test('that signs the same person in leaves what she does alone', async () => {
    const page = await openMockedBuild(
      '/business/transactions/create?mock-as=naledi&mock-fail=transactions.create:session-ended',
    )
    await fillIn(page.user)
    await page.user.click(recordButton())
    const question = await screen.findByRole('alertdialog', { name: 'Sign in again' })
    inAnotherTab(mock => mock.signInAs('naledi@umhlangametals.example', 'verified'))
    expect(question).toBeVisible()
    const value = { name: 'Value in rand of Copper wire', hidden: true }
    expect(screen.getByRole('spinbutton', value)).toHaveValue('320')
  })
})

describe('A failure that is set in the panel', () => {
  test('makes a save fail once: the form says so, loses nothing, and saves the next time', async () => {
    const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
    await fillIn(page.user)
    await openPanel(page)
    await makeFail(page, 'transactions.create', '500 Fault of the server', 'The next time')
    await page.user.click(recordButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(valueOf('Copper wire')).toHaveValue('320')
    expect(
      await screen.findByText('transactions.create: 500 Fault of the server, the next time (has happened)'),
    ).toBeVisible()
    await page.user.click(recordButton())
    expect(await heading('Transactions')).toBeVisible()
  })

  test('fails every call, until it is removed', async () => {
    const page = await openMockedBuild('/business/transactions?mock-as=naledi')
    expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible()
    await openPanel(page)
    await makeFail(page, '*', '403 Not permitted', 'Every time')
    await page.user.click(press('Next'))
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this')
    await page.user.click(press(/^Remove Every call: 403/))
    await page.user.click(press('Retry'))
    expect(await screen.findByText(/^11–20 of/)).toBeVisible()
  })

  test('can be set while a question of the app is open', async () => {
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
    const [menu] = await screen.findAllByRole('button', { name: /^Menu of/ })
    await page.user.click(menu as HTMLElement)
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    await page.user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}')
    await screen.findByRole('tabpanel')
    await makeFail(page, 'materials.delete', '409 Conflict', 'The next time')
    expect(question).toBeVisible()
    await page.user.type(within(question).getByRole('textbox'), 'I confirm')
    await page.user.click(within(question).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/Somebody else has changed this/)).toBeVisible()
  })
})

describe('The latency of the panel', () => {
  test('makes the next answer take as long as it says', async () => {
    const page = await openMockedBuild('/business/transactions?mock-as=naledi')
    expect(await screen.findByText(/^1–10 of/)).toBeVisible()
    await openPanel(page)
    await page.user.clear(screen.getByRole('textbox', { name: 'Delay in ms' }))
    await page.user.type(screen.getByRole('textbox', { name: 'Delay in ms' }), '250')
    await page.user.click(press('Next'))
    expect(await screen.findByText(/^11–20 of/)).toBeVisible()
    await page.user.click(screen.getByRole('tab', { name: 'Calls' }))
    const [latest] = within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button')
    expect(latest).toHaveTextContent(/transactions\.list · [\d:]+ · (2[5-9]\d|[3-9]\d\d|\d{4}) ms 200$/)
  })
})

describe('The data of the panel', () => {
  test('are those of the scenario that one starts with', async () => {
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
    expect(await screen.findByText(/^1–10 of/)).toBeVisible()
    await openPanel(page)
    await page.user.selectOptions(choice('Scenario'), 'empty')
    await page.untilLoadedAgain(() => page.user.click(press('Start again with this data')))
    expect(await screen.findByText('No materials yet')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Scenario' })).toHaveValue('empty')
  })

  test('are those of the day that the clock starts at, and the app has that day too', async () => {
    const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
    await screen.findByRole('form', { name: 'New transaction' })
    await openPanel(page)
    await page.user.type(screen.getByLabelText('Clock'), '2031-03-01T09:30')
    await page.untilLoadedAgain(() => page.user.click(press('Start again with this data')))
    await screen.findByRole('form', { name: 'New transaction' })
    expect(screen.getByRole('button', { name: /^Date: Today, / })).toHaveTextContent(/9:3\d/)
    expect(await screen.findByLabelText('Clock')).toHaveValue('01/03/2031, 09:30')
  })

  test('stay over a reload, and are gone after a reset', async () => {
    const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
    await fillIn(page.user)
    await page.user.click(recordButton())
    const before = await count()
    await page.reload()
    expect(await count()).toBe(before)
    await openPanel(page)
    await page.user.click(press('Reset'))
    await page.untilLoadedAgain(() => page.user.click(press('Throw it away')))
    expect(await count()).not.toBe(before)
  })

  test('are in memory alone where the browser keeps none, and that is said', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const page = await openMockedBuild('/?mock-as=naledi')
    expect(await screen.findByRole('button', { name: 'Naledi Mokoena Umhlanga Metals' })).toBeVisible()
    expect(await screen.findByText(/lasts until this page is loaded again/)).toBeVisible()
    await openPanel(page)
    const panel = within(screen.getByRole('dialog', { name: 'Mock panel' }))
    expect(panel.getByRole('alert')).toHaveTextContent(/lasts until this page is loaded again/)
  })
})

describe('The situation', () => {
  test('is the same again by the link that the panel copies', async () => {
    const page = await openMockedBuild(
      '/business/transactions?page=2&mock-as=sipho&mock-seed=another&mock-fail=roles.list:503:1in5',
    )
    await openPanel(page)
    await page.user.click(press('Copy link'))
    const link = new URL(await navigator.clipboard.readText())
    expect(link.pathname).toBe('/business/transactions')
    await page.user.click(press(/^Thandi Nkosi/))
    await page.user.click(press(/^Remove roles.list/))
    await page.goTo(link.pathname + link.search)
    expect(location.search).toBe('?page=2')
    await screen.findByRole('tabpanel')
    expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('another')
    expect(press(/^Sipho Dlamini Business Staff/)).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('roles.list: 503 Closed for repairs, one time in 5')).toBeVisible()
  })

  test('is the same again by the file that the panel writes, and a file that does not fit changes nothing', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = blob => {
      saved.push(blob as Blob)
      return 'blob:saved'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe&mock-scenario=empty')
    await openPanel(page)
    await page.user.click(press('Export'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    await page.goTo('/admin/materials?mock-as=lindiwe&mock-scenario=default')
    expect(await screen.findByText(/^1–10 of/)).toBeVisible()
    await screen.findByRole('tabpanel')
    await page.user.upload(
      screen.getByLabelText('Import'),
      new File([text.slice(0, -9)], 'cut.json', { type: 'application/json' }),
    )
    expect(await within(screen.getByRole('dialog', { name: 'Mock panel' })).findByRole('alert')).toBeVisible()
    expect(choice('Scenario')).toHaveValue('default')
    await page.untilLoadedAgain(() =>
      page.user.upload(screen.getByLabelText('Import'), new File([text], 'whole.json', { type: 'application/json' })),
    )
    expect(await screen.findByText('No materials yet')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Scenario' })).toHaveValue('empty')
  })
})

test('The log shows what a save sent, what it changed, and a call that no route answers', async () => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await page.user.click(recordButton())
  expect(await heading('Transactions')).toBeVisible()
  await fetch(new URL('/api/nonsense', location.origin))
  await openPanel(page)
  await page.user.click(screen.getByRole('tab', { name: 'Calls' }))
  expect(press(/^GET \/api\/nonsense No route answers this/)).toHaveTextContent('404 no route')
  await page.user.click(press(/^POST \/api\/transactions /))
  expect(part('Request')).toHaveTextContent('"weight": 40')
  const changed = part('Changed in the data')
  expect(changed).toHaveTextContent(/transactions, added [\da-f-]{36}/)
  expect(changed).toHaveTextContent(/transactionLines, added [\da-f-]{36}/)
})
