import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { IdNumberField } from '#patterns/fields/id-number-field.tsx'
import { UsernameField } from '#patterns/fields/username-field.tsx'

function Holder({ first = '', of: Field }: { first?: string; of: typeof IdNumberField }) {
  const [value, setValue] = useState(first)
  return <Field value={value} onChange={setValue} />
}

const field = () => screen.getByRole('textbox', { name: /ID number/ })
const hint = () => screen.getByRole('status')

describe('ID number', () => {
  test('shows a hint on blur, or after 13 digits until they are corrected', async () => {
    const user = userEvent.setup()
    render(<Holder of={IdNumberField} />)
    await user.type(field(), '800101500908')
    expect(hint()).toBeEmptyDOMElement()
    await user.tab()
    expect(hint()).toHaveTextContent('You entered 12 digits.')
    expect(field()).toBeValid()
    await user.type(field(), '6')
    expect(hint()).toHaveTextContent('The check digit is wrong')
    await user.type(field(), '{Backspace}7')
    expect(hint()).toBeEmptyDOMElement()
  })

  test('shows a hint for a saved number immediately', () => {
    render(<Holder of={IdNumberField} first="A01234567" />)
    expect(hint()).toHaveTextContent('This might be a passport number')
  })

  test('shows no hint if read-only', () => {
    render(<IdNumberField value="A01234567" onChange={() => {}} readOnly />)
    expect(field()).toHaveAttribute('readonly')
    expect(hint()).toBeEmptyDOMElement()
  })
})

test('username shows its rules and its error', async () => {
  const user = userEvent.setup()
  render(<Holder of={props => <UsernameField {...props} errorMessage="Username already taken" />} />)
  const username = screen.getByRole('textbox', { name: 'Username' })
  expect(username).toBeRequired()
  expect(username).toHaveAccessibleDescription(/^E-mail address or .* Username already taken$/)
  await user.type(username, 'z')
  expect(username).toHaveValue('z')
})
