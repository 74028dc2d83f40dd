import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findCode, signIn } from '../fields.ts'
import { ayesha, lindiwe, naledi, renderApp } from '../render-app.tsx'

describe('signing in', () => {
  test('takes a password, then a code, and leads back on signing out', async () => {
    const { user, mock, path } = renderApp()
    await signIn(user, naledi)
    await screen.findByRole('heading', { name: 'Enter your code' })
    expect(path()).toBe('/mfa/verify')
    expect(screen.getByText(new RegExp(`Signed in as ${naledi}`))).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(path()).toBe('/sign-in')
    await signIn(user, naledi)
    await user.type(await findCode(), mock.currentCode() ?? '')
    await waitFor(() => expect(path()).toBe('/business'))
  })

  test('shows errors at the fields, and one message for wrong passwords and unknown names', async () => {
    const { user, mock } = renderApp({ path: '/sign-in' })
    await signIn(user, 'naledi', 'short')
    const username = screen.getByRole('textbox', { name: 'E-mail or phone number' })
    expect(username).toHaveAccessibleDescription('Enter your e-mail address or phone number')
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Use at least 8 characters')
    expect(username).toHaveFocus()
    expect(mock.calls.list().map(call => call.name)).not.toContain('authentication.login')
    await user.type(username, '@umhlangametals.example')
    expect(username).toBeValid()
    await signIn(user, naledi, 'not the password')
    const first = (await screen.findByRole('alert')).textContent
    expect(username).toHaveValue(naledi)
    await signIn(user, 'nobody@umhlangametals.example', 'not the password')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(first ?? ''))
  })

  test('waits as long as the server requires after too many attempts', async () => {
    // The clocks of the app and the server are 20 years ahead of this computer.
    const { user, mock } = renderApp({ path: '/sign-in', serverClock: () => Date.now() + 7300 * 86_400_000 })
    mock.switches.fail('authentication.login', { kind: 'status', status: 429, retryAfter: 42 })
    await signIn(user, naledi)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^Too many attempts\. Try again in 4[12] s\.$/)
    // Not a live region, so that screen readers announce the countdown once with its message, not every second.
    expect(within(alert).getByText(/Try again in/)).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  })

  test('shows another failure and offers a retry', async () => {
    const { user, mock, path } = renderApp({ path: '/business/transactions', as: naledi })
    mock.switches.fail('authentication.check', { kind: 'status', status: 400, message: 'Come back later.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Come back later.')
    expect(path()).toBe('/sign-in?next=%2Fbusiness%2Ftransactions')
    await user.click(screen.getByRole('button', { name: 'Check sign-in again' }))
    await waitFor(() => expect(path()).toBe('/business/transactions'))
  })
})

test('code shows an error at the field for a wrong code, then accepts the right one', async () => {
  const { user, mock, path } = renderApp({ as: lindiwe, step: 'signed-in' })
  const code = await findCode()
  const right = mock.currentCode() ?? ''
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  await user.type(code, wrong)
  await waitFor(() => expect(code).toBeInvalid())
  expect(code).toHaveAccessibleDescription(/code/i)
  expect(code).toHaveValue(wrong)
  await user.clear(code)
  await user.type(code, mock.currentCode() ?? '')
  await waitFor(() => expect(path()).toBe('/admin'))
})

test('second factor setup shows a QR code and the secret, and takes the first code', async () => {
  const { user, mock, path } = renderApp({
    as: ayesha,
    step: 'enrolling',
    path: '/business/transactions?pageSize=25',
  })
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(path()).toBe('/mfa/enable?next=%2Fbusiness%2Ftransactions%3FpageSize%3D25')
  const shown = screen.getByText(/^([A-Z2-7]{4} ?)+$/).textContent
  await user.click(screen.getByRole('button', { name: 'Copy secret' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(shown.replaceAll(' ', ''))
  await user.type(await findCode(), mock.currentCode() ?? '')
  await waitFor(() => expect(path()).toMatch(/^\/business\/transactions/))
})
