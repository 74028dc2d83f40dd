import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField } from '#ui/fields/code-field.tsx'

function show({ errorMessage, initial = '' }: { errorMessage?: string; initial?: string } = {}) {
  const onComplete = vi.fn<(code: string) => void>()
  function Holder() {
    const [code, setCode] = useState(initial)
    return (
      <>
        <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} errorMessage={errorMessage} />
        <button type="button" onClick={() => setCode('')}>
          Restart
        </button>
      </>
    )
  }
  render(<Holder />)
  return { field: screen.getByRole('textbox', { name: 'Code' }), onComplete, user: userEvent.setup() }
}

describe('code field', () => {
  it('calls back once, with the sixth digit', async () => {
    const { field, onComplete, user } = show()
    await user.type(field, '48219')
    expect(onComplete).not.toHaveBeenCalled()
    await user.type(field, '3')
    expect(onComplete.mock.calls).toEqual([['482193']])
    await user.type(field, '7')
    expect(onComplete).toHaveBeenCalledOnce()
    expect(field).toHaveValue('482193')
  })

  it('drops all characters except digits, and names them', async () => {
    const { field, user } = show()
    await user.type(field, '4a')
    expect(field).toHaveValue('4')
    expect(field).toHaveAccessibleDescription('Six digits only: “a” was skipped')
    await user.type(field, '-8 2')
    expect(field).toHaveValue('482')
    expect(field).toHaveAccessibleDescription('')
    await user.paste('19375')
    expect(field).toHaveValue('482193')
    expect(screen.getByRole('alert')).toHaveTextContent('Six digits only: “75” was skipped')
  })

  it.each(['٤٨٢١٩٣', '۴۸۲۱۹۳', '４８２　１９３', '\u200f482193'])('accepts other digits: %s', async text => {
    const { field, onComplete, user } = show()
    await user.click(field)
    await user.paste(text)
    expect(field).toHaveValue('482193')
    expect(onComplete.mock.calls).toEqual([['482193']])
    expect(field).toHaveAccessibleDescription('')
  })

  it('accepts a pasted code with a space', async () => {
    const { field, onComplete, user } = show()
    await user.click(field)
    await user.paste('482 193')
    expect(field).toHaveValue('482193')
    expect(onComplete.mock.calls).toEqual([['482193']])
  })

  it('calls back again for a corrected code', async () => {
    const { field, onComplete, user } = show()
    await user.type(field, '482193{Backspace}4')
    expect(onComplete.mock.calls).toEqual([['482193'], ['482194']])
  })

  it('clears when the value is reset, and accepts the next code', async () => {
    const { field, onComplete, user } = show()
    await user.type(field, '482193')
    await user.click(screen.getByRole('button', { name: 'Restart' }))
    expect(field).toHaveValue('')
    await user.type(field, '111111')
    expect(onComplete).toHaveBeenLastCalledWith('111111')
  })

  it('moves the caret to the end on click', async () => {
    const { field, user } = show({ initial: '4821' })
    await user.pointer({ target: field, offset: 1, keys: '[MouseLeft]' })
    await user.keyboard('9')
    expect(field).toHaveValue('48219')
  })

  it('requests a one-time code and a numeric keyboard', () => {
    const { field } = show()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  it('exposes its error to screen readers', () => {
    const { field } = show({ errorMessage: 'That code is wrong or too old.' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('That code is wrong or too old.')
  })
})
