import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SuggestField } from '#ui/pickers/suggest-field.tsx'

const suggestions = ['Absa', 'Capitec', 'Standard Bank']

function show({ value: first = '', isReadOnly = false, errorMessage = '' } = {}) {
  const onChange = vi.fn<(text: string) => void>()
  const onChoose = vi.fn<(text: string) => void>()
  function Holder() {
    const [value, setValue] = useState(first)
    const take = (notify: (text: string) => void) => (text: string) => {
      notify(text)
      setValue(text)
    }
    return (
      <>
        <SuggestField
          label="Bank"
          value={value}
          onChange={take(onChange)}
          onChoose={take(onChoose)}
          suggestions={suggestions}
          isReadOnly={isReadOnly}
          errorMessage={errorMessage}
        />
        <button type="button">Elsewhere</button>
      </>
    )
  }
  render(<Holder />)
  return { field: screen.getByRole('combobox', { name: 'Bank' }), onChange, onChoose, user: userEvent.setup() }
}

const offered = () => screen.queryAllByRole('option').map(option => option.textContent)

describe('suggest field', () => {
  it('keeps any text, even after the name of a suggestion', async () => {
    const { field, onChoose, user } = show()
    await user.type(field, 'Bank Windhoek')
    await user.click(screen.getByText('Elsewhere'))
    expect(field).toHaveValue('Bank Windhoek')
    await user.clear(field)
    await user.type(field, 'Absa Mozambique')
    await user.tab()
    expect(field).toHaveValue('Absa Mozambique')
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('suggests texts that contain the term, in any case', async () => {
    const { field, user } = show()
    await user.type(field, 'ta')
    expect(offered()).toEqual(['Standard Bank'])
    await user.clear(field)
    await user.type(field, 'A')
    expect(offered()).toEqual(['Absa', 'Capitec', 'Standard Bank'])
  })

  it('picks a suggestion with the keyboard, once, and closes', async () => {
    const { field, onChoose, onChange, user } = show()
    await user.type(field, 'cap{ArrowDown}{Enter}')
    expect(field).toHaveValue('Capitec')
    expect(onChoose.mock.calls).toEqual([['Capitec']])
    expect(onChange.mock.calls).toEqual([['c'], ['ca'], ['cap']])
    expect(offered()).toEqual([])
  })

  it('can be cleared, shows all suggestions on its button, and picks a clicked one', async () => {
    const { field, onChange, onChoose, user } = show({ value: 'Absa' })
    await user.clear(field)
    await user.tab()
    expect(field).toHaveValue('')
    expect(onChange.mock.calls).toEqual([['']])
    await user.click(screen.getByRole('button', { name: /Bank/ }))
    expect(offered()).toEqual(['Absa', 'Capitec', 'Standard Bank'])
    await user.click(screen.getByRole('option', { name: 'Standard Bank' }))
    expect(field).toHaveValue('Standard Bank')
    expect(onChoose.mock.calls).toEqual([['Standard Bank']])
  })

  it('has no suggestions if read-only', async () => {
    const { field, user } = show({ value: 'Absa', isReadOnly: true })
    expect(field).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: /Bank/ })).not.toBeInTheDocument()
    await user.type(field, 'x{ArrowDown}')
    expect(field).toHaveValue('Absa')
    expect(offered()).toEqual([])
  })

  it('exposes its error to screen readers', () => {
    const { field } = show({ errorMessage: 'Type the name of the bank' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Type the name of the bank')
  })
})
