import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChoiceCards } from '#ui/pickers/choice-cards.tsx'

describe('text field', () => {
  it('takes its name from the label, its description from hint and error', () => {
    render(<TextField label="Name" description="As on the licence." errorMessage="Enter a name." isRequired />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).toBeInvalid()
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription('As on the licence. Enter a name.')
    render(<TextField label="Other" errorMessage="" />)
    expect(screen.getByRole('textbox', { name: 'Other' })).toBeValid()
  })
})

describe('password field', () => {
  it('shows and hides the password, announces it, and does not submit the form', async () => {
    const onSubmit = vi.fn<() => void>()
    const user = userEvent.setup()
    render(
      <Form onSubmit={onSubmit}>
        <PasswordField label="Password" autoComplete="current-password" />
      </Form>,
    )
    const field = screen.getByLabelText('Password')
    await user.type(field, 'correct horse')
    expect(field).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('correct horse')
    expect(screen.getByRole('status')).toHaveTextContent('Password shown')

    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toHaveTextContent('Password hidden')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('accepts pasted text, and has autocomplete for password managers', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Password" autoComplete="new-password" />)
    await user.click(screen.getByLabelText('Password'))
    await user.paste(' Correct horse, бattery 1 ')
    expect(screen.getByLabelText('Password')).toHaveValue(' Correct horse, бattery 1 ')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  })
})

function SignUp({ onSubmit }: { onSubmit: () => void }) {
  const [errors, setErrors] = useState<{ type?: string; password?: string }>({})
  return (
    <Form
      label="Sign up"
      errors={errors}
      onSubmit={() => {
        onSubmit()
        setErrors({ type: 'Choose one.', password: 'Use 8 characters or more.' })
      }}
    >
      <TextField label="Name" />
      <ChoiceCards
        label="I am a"
        options={[
          { id: 'business', label: 'Business', detail: 'I buy or trade material' },
          { id: 'collector', label: 'Collector' },
        ]}
        value={null}
        onChange={() => setErrors({ password: errors.password })}
        errorMessage={errors.type}
      />
      <PasswordField label="Password" autoComplete="new-password" errorMessage={errors.password} />
      <Button type="submit">Create account</Button>
    </Form>
  )
}

describe('form', () => {
  it('focuses the first invalid field on submit, not when errors change, and submits on Enter despite errors', async () => {
    const onSubmit = vi.fn<() => void>()
    const user = userEvent.setup()
    render(<SignUp onSubmit={onSubmit} />)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByRole('radio', { name: 'Business' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Collector' }))
    expect(screen.getByRole('radio', { name: 'Collector' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByRole('radio', { name: 'Business' })).toHaveFocus()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Naledi{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(3)
  })
})

describe('pending button', () => {
  it('keeps name and focus, announces its progress, and does not submit', async () => {
    const onSubmit = vi.fn<() => void>()
    const user = userEvent.setup()
    const form = (isPending: boolean) => (
      <Form onSubmit={onSubmit}>
        <TextField label="Name" />
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </Form>
    )
    const { rerender } = render(form(false))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    rerender(form(true))
    const button = screen.getByRole('button', { name: /^Save/ })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('progressbar', { name: 'in progress' })).toBeInTheDocument()
    await user.click(button)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
