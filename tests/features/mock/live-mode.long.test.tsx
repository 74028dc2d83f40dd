import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fillIn, openedForm, recordButton } from '../trades/trade-form.ts'
import { type MockedBuild, openMockedBuild, openPanel } from './mocked-build.tsx'

const actors = (name = 'Actors') => within(screen.getByRole('list', { name }))
const actor = (name: RegExp) => actors().findByRole('button', { name })

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
  await screen.findByRole('list', { name: 'Actors' })
}

/** Opens live mode on the form of a new transaction. */
async function openMachines(): Promise<MockedBuild> {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await openedForm()
  await openTab(page)
  return page
}

const part = ({ user }: MockedBuild, name: string) => user.click(screen.getByRole('radio', { name }))

describe('machines of the running app', () => {
  test('are in the panel, below their parent, with their states', async () => {
    const page = await openMachines()
    expect(await actor(/^form · new open$/)).toHaveAttribute('aria-current', 'true')
    const inner = actors('Actors of form · new').getAllByRole('button')
    expect(inner.map(({ textContent }) => textContent)).toEqual([
      'record · new editing',
      'lines drafting',
      // Button that hides the children of the draft.
      '',
      'draft offer.none · content.settled',
      'watch ',
    ])
    expect(await actor(/^session · Naledi Mokoena verified/)).toBeVisible()
    await page.user.click(actors().getByRole('button', { name: 'Actors of form · new' }))
    expect(screen.queryByRole('list', { name: 'Actors of form · new' })).not.toBeInTheDocument()
  })

  test('list messages oldest first, of the chosen columns', async () => {
    const page = await openMachines()
    await part(page, 'Messages')
    await page.user.click(screen.getByRole('radio', { name: 'Events' }))
    await fillIn(page.user)
    await waitFor(() =>
      expect(messages().findLast(text => text.includes('Outside'))).toMatch(
        /line\.change line-1 from Outside to lines/,
      ),
    )
    await page.user.click(screen.getByText(/^Columns: 5 of/))
    await page.user.click(await screen.findByRole('checkbox', { name: 'lines' }))
    expect(messages().join()).not.toContain('line.change')
    await page.user.click(screen.getByRole('checkbox', { name: 'session · Naledi Mokoena' }))
    expect(messages().join()).toMatch(/answers from check to session/)
  })

  test('stay listed after they end, with their context and steps', async () => {
    const page = await openMachines()
    await fillIn(page.user)
    await page.user.click(await actor(/^form · new/))
    await page.user.click(recordButton())
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible()
    expect(await actor(/^form.* stopped$/)).toHaveAttribute('aria-current', 'true')
    await part(page, 'Context')
    expect(screen.getByRole('row', { name: 'status "active" → "stopped"' })).toBeVisible()
    await part(page, 'Run')
    expect(screen.getByRole('list', { name: 'Recorded steps' })).toHaveTextContent('save answers')
  })
})

describe('the recorded steps of a machine of the app', () => {
  test('become a run in the lab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    const page = await openMachines()
    await fillIn(page.user)
    await part(page, 'Run')
    await page.user.click(screen.getByRole('button', { name: 'Open as run' }))
    expect(
      await screen.findByText('The run starts with “a new transaction” and ends in the same state as the app’s.'),
    ).toBeVisible()
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(open.mock.lastCall?.[0]).toMatch(/\/lab\/form#input=a\+new\+transaction&steps=.*line\.change/)
  })

  test('stop at a step that the fakes refuse, and name the step', async () => {
    vi.spyOn(window, 'open').mockReturnValue(window)
    const page = await openMockedBuild('/?mock-as=naledi:signed-in')
    await page.user.click(await screen.findByRole('button', { name: /^Use \d{3} \d{3}$/ }))
    expect(await screen.findByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
    await openTab(page)
    await page.user.click(await actor(/^session/))
    await part(page, 'Run')
    await page.user.click(screen.getByRole('button', { name: 'Open as run' }))
    expect(
      await screen.findByText(
        'The fakes refuse step 3, verify answers: verify is not pending. The run stops before it.',
      ),
    ).toBeVisible()
  })
})
