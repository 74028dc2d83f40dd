import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fillIn, openedForm, recordButton } from '../trades/trade-form.ts'
import { type MockedBuild, openMockedBuild, openPanel } from './mocked-build.tsx'

const machines = (name = 'Running machines') => within(screen.getByRole('list', { name }))
const machine = (name: RegExp) => machines().findByRole('button', { name })

const messages = () =>
  within(screen.getByRole('listbox', { name: 'Messages' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** Opens the panel's tab for live mode. */
async function openTab(page: MockedBuild) {
  // jsdom has no web workers, so the layout worker runs in the page.
  vi.stubGlobal('Worker', Reflect.get(await import('elkjs/lib/elk-worker.js'), 'Worker'))
  await openPanel(page)
  await page.user.click(screen.getByRole('tab', { name: 'Machines' }))
  await screen.findByRole('list', { name: 'Running machines' })
}

/** Opens live mode on the form of a new transaction. */
async function openMachines(): Promise<MockedBuild> {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await openedForm()
  await openTab(page)
  return page
}

const part = ({ user }: MockedBuild, name: string) => user.click(screen.getByRole('tab', { name }))

describe('machines of the running app', () => {
  test('are in the panel, below their parent, with their states', async () => {
    await openMachines()
    expect(await machine(/^tradeForm · new drafting$/)).toHaveAttribute('aria-current', 'true')
    const parts = machines('Parts of tradeForm · new').getAllByRole('button')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['record · new editing', 'lines drafting'])
    expect(await machine(/^session · Naledi Mokoena verified/)).toBeVisible()
  })

  test('list messages oldest first, of the chosen columns', async () => {
    const page = await openMachines()
    await part(page, 'Events')
    await fillIn(page.user)
    expect(messages().at(-1)).toMatch(/line\.change from Outside to lines/)
    await page.user.click(screen.getByText(/^Columns: 3 of/))
    await page.user.click(await screen.findByRole('checkbox', { name: 'lines' }))
    expect(messages().join()).not.toContain('line.change')
    await page.user.click(screen.getByRole('checkbox', { name: 'session · Naledi Mokoena' }))
    expect(messages().join()).toMatch(/check answers in session/)
  })

  test('stay listed after they end, with the effect on them', async () => {
    const page = await openMachines()
    await fillIn(page.user)
    await page.user.click(await machine(/^tradeForm · new/))
    await page.user.click(recordButton())
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible()
    await waitFor(() => expect(machines().queryByRole('button', { name: /^tradeForm/ })).not.toBeInTheDocument())
    await part(page, 'Context')
    expect(screen.getByText('This machine has ended. Only its log remains.')).toBeVisible()
    await part(page, 'Recorded')
    expect(await screen.findByText(/^On the fakes they begin with “a new transaction”/)).toBeVisible()
    expect(screen.getByRole('list', { name: 'Recorded steps' })).toHaveTextContent('save answers')
  })
})

describe('events sent to a machine of the app', () => {
  test('become a test, which later events extend on request', async () => {
    const page = await openMachines()
    await part(page, 'Recorded')
    expect(await screen.findByText('No steps yet.')).toBeVisible()
    await fillIn(page.user)
    await page.user.click(screen.getByRole('button', { name: /^With the \d+ since then$/ }))
    await page.user.click(await screen.findByRole('button', { name: 'Copy as test' }))
    const source = await navigator.clipboard.readText()
    expect(source).toContain("import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'")
    expect(source).toContain('"to":["lines"]')
  })

  test('stop at a step that the fakes reject, and name the step', async () => {
    const page = await openMockedBuild('/?mock-as=naledi:signed-in')
    await page.user.click(await screen.findByRole('button', { name: /^Use \d{3} \d{3}$/ }))
    expect(await screen.findByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
    await openTab(page)
    await page.user.click(await machine(/^session/))
    await part(page, 'Recorded')
    expect(
      await screen.findByText(
        'Step 3, verify answers, cannot be taken on the fakes: verify is not pending. The link and the test stop before it.',
      ),
    ).toBeVisible()
  })
})
