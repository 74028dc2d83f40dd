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

describe('the ID number', () => {
  test('has a hint once it is left, not while typing', async () => {
    const user = userEvent.setup()
    render(<Holder of={IdNumberField} />)
    await user.type(field(), '800101500908')
    expect(hint()).toBeEmptyDOMElement()
    await user.tab()
    expect(hint()).toHaveTextContent('You entered 12 digits.')
    expect(field()).toBeValid()
  })

  test('has a hint as soon as all 13 digits are there, which goes when they are put right', async () => {
    const user = userEvent.setup()
    render(<Holder of={IdNumberField} />)
    await user.type(field(), '8001015009086')
    expect(hint()).toHaveTextContent('The check digit is wrong')
    await user.type(field(), '{Backspace}7')
    expect(hint()).toBeEmptyDOMElement()
  })

  test('that was saved has its hint at once', () => {
    render(<Holder of={IdNumberField} first="A01234567" />)
    expect(hint()).toHaveTextContent('This might be a passport number')
  })

  test('has none where it is only to be read', () => {
    render(<IdNumberField value="A01234567" onChange={() => {}} readOnly />)
    expect(field()).toHaveAttribute('readonly')
    expect(hint()).toBeEmptyDOMElement()
  })
})

describe('the username', () => {
  test('says what it may be, and what is wrong with it', async () => {
    const user = userEvent.setup()
    render(<Holder of={props => <UsernameField {...props} errorMessage="Username already taken" />} />)
    const username = screen.getByRole('textbox', { name: 'Username' })
    expect(username).toBeRequired()
    expect(username).toHaveAccessibleDescription(/^E-mail address or .* Username already taken$/)
    await user.type(username, 'z')
    expect(username).toHaveValue('z')
  })
})
