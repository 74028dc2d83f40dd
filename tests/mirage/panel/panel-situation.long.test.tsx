import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPanel } from './panel-source.tsx'

const choice = (name: string) => screen.getByRole('combobox', { name })
const clock = () => screen.getByLabelText('Clock')
const press = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => sessionStorage.clear())

describe('The account', () => {
  test('and its step change at once, fully signed in by default, or to none', async () => {
    const { user, source, situation } = await openPanel()
    const accounts = within(screen.getByRole('list', { name: 'Sign in as' })).getAllByRole('button')
    expect(accounts).toHaveLength(source.accounts.size)
    expect(accounts[0]).toHaveTextContent('Lindiwe Pretorius System Admin: manages everything')
    await user.click(press(/^Naledi Mokoena Business Owner/))
    expect(source.change).toHaveBeenLastCalledWith({ as: { account: 'naledi', step: 'verified' } })
    expect(press(/^Naledi Mokoena/)).toHaveAttribute('aria-current', 'true')
    expect(press(/^Sipho Dlamini/)).not.toHaveAttribute('aria-current')
    await user.selectOptions(choice('Sign-in step'), 'Signed in, before the code')
    expect(source.change).toHaveBeenLastCalledWith({ as: { account: 'naledi', step: 'signed-in' } })
    await user.click(press(/^Sipho Dlamini/))
    expect(source.change).toHaveBeenLastCalledWith({ as: { account: 'sipho', step: 'signed-in' } })
    act(() => situation.write({ ...situation.read(), as: { account: 'sipho', step: 'verified' } }))
    expect(choice('Sign-in step')).toHaveValue('verified')
    await user.click(press('Sign out'))
    expect(source.change).toHaveBeenLastCalledWith({ as: { account: '', step: 'signed-out' } })
    expect(press('Sign out')).toBeDisabled()
  })

  test('shows why a deleted account cannot sign in', async () => {
    const { user, source } = await openPanel()
    source.change.mockRejectedValueOnce(new Error('Naledi Mokoena was deleted here.'))
    await user.click(press(/^Naledi Mokoena/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Naledi Mokoena was deleted here.')
    await user.click(press(/^Sipho Dlamini/))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('The data', () => {
  test('accept no clock that a link could not name', async () => {
    const { user, source } = await openPanel()
    for (const [local, why] of [
      ['1999-12-31T12:00', /from 2000 to 2099/],
      ['20311-03-01T09:30', /Enter a date\. For example,/],
    ] as const) {
      await user.clear(clock())
      await user.type(clock(), `${local}{Tab}`)
      expect(clock()).toHaveAccessibleDescription(why)
      expect(press('Restart with this data')).toBeDisabled()
    }
    expect(source.change).not.toHaveBeenCalled()
  })

  test('restart with another scenario, server, seed and clock when the button is pressed', async () => {
    const { user, source } = await openPanel()
    expect(press('Restart with this data')).toBeDisabled()
    await user.selectOptions(choice('Scenario'), 'first-day')
    expect(screen.getByText(/A business that signed up yesterday/)).toBeInTheDocument()
    await user.clear(screen.getByRole('textbox', { name: 'Seed' }))
    expect(press('Restart with this data')).toBeDisabled()
    expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveAccessibleDescription(/Enter any text/)
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), 'another')
    await user.selectOptions(choice('Answers'), 'Public server')
    await user.type(screen.getByLabelText('Clock'), '2026-03-01T09:30')
    expect(source.change).not.toHaveBeenCalled()
    await user.click(press('Restart with this data'))
    expect(source.change).toHaveBeenCalledExactlyOnceWith({
      scenario: 'first-day',
      server: 'public',
      seed: 'another',
      now: new Date('2026-03-01T09:30').toISOString(),
    })
    expect(press('Restart with this data')).toBeDisabled()
  })

  test('keep the seconds of an unchanged clock, and can return to the computer’s clock', async () => {
    const { user, source, situation } = await openPanel()
    const now = '2026-03-01T09:30:15.000Z'
    act(() => situation.write({ ...situation.read(), now }))
    await user.selectOptions(choice('Scenario'), 'empty')
    await user.click(press('Restart with this data'))
    expect(source.change).toHaveBeenLastCalledWith({ scenario: 'empty', server: 'specified', seed: 'threereco', now })
    await user.clear(screen.getByLabelText('Clock'))
    await user.click(press('Restart with this data'))
    expect(source.change).toHaveBeenLastCalledWith({
      scenario: 'empty',
      server: 'specified',
      seed: 'threereco',
      now: null,
    })
  })
})

describe('The latency', () => {
  test('is a number of milliseconds or a type of connection', async () => {
    const { user, source } = await openPanel()
    const field = screen.getByRole('textbox', { name: 'Delay in ms' })
    expect(field).toHaveValue('150')
    await user.clear(field)
    expect(field).toBeInvalid()
    await user.type(field, '2000')
    expect(source.change).toHaveBeenLastCalledWith({ latency: 2000 })
    await user.type(field, '00000')
    expect(field).toBeInvalid()
    expect(source.situation().latency).toBe(200_000)
    await user.selectOptions(choice('Response time'), 'Slow 3G')
    expect(source.change).toHaveBeenLastCalledWith({ latency: 'slow-3g' })
    expect(field).not.toBeInTheDocument()
    await user.selectOptions(choice('Response time'), 'Flaky: some slow, some lost')
    expect(source.change).toHaveBeenLastCalledWith({ latency: 'flaky' })
    await user.selectOptions(choice('Response time'), 'Fixed delay')
    expect(source.change).toHaveBeenLastCalledWith({ latency: 150 })
  })
})

describe('Failures', () => {
  test('are set by call or for every call, by kind and frequency, and removed one by one', async () => {
    const { user, source } = await openPanel()
    expect(screen.getByText('No failures set.')).toBeInTheDocument()
    const call = screen.getByRole('combobox', { name: 'Call' })
    await user.type(call, 'transactions.create{Enter}')
    await user.type(call, ' materials.list ')
    await user.selectOptions(choice('Failure'), '503 Unavailable')
    await user.selectOptions(choice('Frequency'), 'One time in 5')
    await user.click(press('Add failure'))
    const network = { call: 'transactions.create', what: 'network', often: 'once' }
    const repairs = { call: 'materials.list', what: 503, often: 5 }
    expect(source.change).toHaveBeenLastCalledWith({ failures: [network, repairs] })
    expect(call).toHaveValue('')
    const list = within(screen.getByRole('list', { name: 'Active failures' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'transactions.create: No connection, next request',
      'materials.list: 503 Unavailable, one time in 5',
    ])
    await user.click(press('Remove transactions.create: No connection, next request'))
    expect(source.change).toHaveBeenLastCalledWith({ failures: [repairs] })
    await user.type(call, '*')
    await user.selectOptions(choice('Failure'), 'Session ended')
    await user.selectOptions(choice('Frequency'), 'Every request')
    await user.click(press('Add failure'))
    const everything = { call: '*', what: 'session-ended', often: 'always' }
    expect(source.change).toHaveBeenLastCalledWith({ failures: [repairs, everything] })
    expect(screen.getByText('Every call: Session ended, every request')).toBeInTheDocument()
  })

  test('of an unknown call are refused with a field error', async () => {
    const { user, source } = await openPanel()
    const call = screen.getByRole('combobox', { name: 'Call' })
    await user.type(call, 'transactions.craete{Enter}')
    expect(source.change).not.toHaveBeenCalled()
    expect(call).toHaveAccessibleDescription(/Unknown call/)
    expect(call).toHaveFocus()
    await user.type(call, '!')
    expect(call).toBeValid()
  })

  test('marked once show that they have happened, and can be set again; those of a link are in words', async () => {
    const { user, source, situation } = await openPanel()
    const setting = { call: 'roles.list', what: 'network', often: 'once' } as const
    source.failures.mockReturnValue([{ setting, isSpent: true }])
    act(() => situation.write({ ...situation.read() }))
    expect(screen.getByText('roles.list: No connection, next request (done)')).toBeInTheDocument()
    await user.type(screen.getByRole('combobox', { name: 'Call' }), 'roles.list{Enter}')
    expect(source.change).toHaveBeenLastCalledWith({ failures: [setting] })
    source.failures.mockReturnValue([{ setting: { call: 'roles.list', what: 418, often: 3 }, isSpent: false }])
    act(() => situation.write({ ...situation.read() }))
    expect(screen.getByText('roles.list: Status 418, one time in 3')).toBeInTheDocument()
  })
})

describe('The code', () => {
  test('is shown with its remaining time and copied, and is empty while signed out', async () => {
    const { user, source, situation } = await openPanel()
    vi.mocked(source.now).mockReturnValue(30_000 * 100 + 11_000)
    await waitFor(() => expect(screen.getByText('19 s left')).toBeInTheDocument())
    expect(screen.getByText('123 456')).toBeInTheDocument()
    await user.click(press('Copy code'))
    expect(await navigator.clipboard.readText()).toBe('123456')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    source.currentCode.mockReturnValue(null)
    act(() => situation.write({ ...situation.read() }))
    expect(screen.getByText('Sign in to see a code.')).toBeInTheDocument()
  })
})

describe('The situation', () => {
  test('is copied as a link with the current path, or shown for copying by hand if the browser refuses', async () => {
    const { user } = await openPanel()
    await user.click(press('Copy link'))
    expect(await navigator.clipboard.readText()).toBe('https://mock.example/business?page=2')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(await screen.findByRole('button', { name: 'Copied' }))
    expect(await screen.findByText('https://mock.example/business?page=2')).toBeInTheDocument()
    expect(screen.getByText(/Copy it by hand/)).toBeInTheDocument()
  })

  test('is read from a file, and an invalid file shows the reason', async () => {
    const { user, source } = await openPanel()
    const file = new File(['{"format":"situation"}'], 'situation.json', { type: 'application/json' })
    await user.upload(screen.getByLabelText('Import'), file)
    await waitFor(() => expect(source.importFile).toHaveBeenCalledExactlyOnceWith('{"format":"situation"}'))
    source.importFile.mockRejectedValueOnce(new Error('This file is of version 7; version 1 is known.'))
    await user.upload(screen.getByLabelText('Import'), file)
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is of version 7; version 1 is known.')
    await user.upload(screen.getByLabelText('Import'), file)
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('is saved as a file', async () => {
    const { user, source } = await openPanel()
    const address = vi.fn<(blob: Blob) => string>(() => 'blob:saved')
    const revoke = vi.fn<(address: string) => void>()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: address, revokeObjectURL: revoke }))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    source.now.mockReturnValue(Date.UTC(2026, 10, 20))
    await user.click(press('Export'))
    await waitFor(() => expect(saved).toEqual(['threereco-mock-default-2026-11-20.json blob:saved']))
    expect(await address.mock.calls[0]?.[0].text()).toBe('{"format":"situation"}')
    expect(revoke).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('is discarded only after confirmation', async () => {
    const { user, source } = await openPanel()
    await user.click(press('Reset'))
    expect(screen.getByText(/Reset deletes your changes in every tab/)).toBeInTheDocument()
    await user.click(press('Keep changes'))
    expect(press('Reset')).toHaveFocus()
    expect(source.reset).not.toHaveBeenCalled()
    await user.click(press('Reset'))
    await user.click(press('Delete my changes'))
    expect(source.reset).toHaveBeenCalledOnce()
  })
})
