import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { AuthenticatorSetup } from '#features/sign-in/authenticator-setup.tsx'

const secret = 'JBSWY3DPEHPK3PXP'
const addressOf = (label: string) => `otpauth://totp/threereco:${encodeURIComponent(label)}?secret=${secret}`
const picture = () => screen.queryByRole('img', { name: 'QR code for your authenticator app' })

describe('authenticator setup', () => {
  test('shows only the secret if the URI is too long for a QR code', () => {
    render(<AuthenticatorSetup enrolment={{ kind: 'secret', secret, uri: addressOf('字'.repeat(400)) }} />)
    expect(picture()).not.toBeInTheDocument()
    expect(screen.getByText(/is too long for a QR code/)).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
    expect(screen.getByRole('button', { name: 'Copy secret' })).toBeEnabled()
  })

  test('asks the user to copy by hand without a clipboard, as without https', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    render(<AuthenticatorSetup enrolment={{ kind: 'secret', secret, uri: addressOf('naledi') }} />)
    await user.click(screen.getByRole('button', { name: 'Copy secret' }))
    expect(await screen.findByText(/Select the secret and copy it/)).toBeVisible()
  })

  test('shows the picture from the server', () => {
    render(<AuthenticatorSetup enrolment={{ kind: 'picture', url: 'data:image/png,' }} />)
    expect(picture()).toHaveAttribute('src', 'data:image/png,')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
