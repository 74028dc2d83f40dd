import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { DateTimeField } from '#ui/dates/date-time-field.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/pickers/select.tsx'

function Screen() {
  const [text, setText] = useState('')
  return (
    <>
      <SearchField label="Search materials" value={text} onChange={setText} />
      <input aria-label="Other" />
    </>
  )
}

describe('a search field', () => {
  it('gets the focus from the / key, but not from a / that is being typed', async () => {
    const user = userEvent.setup()
    render(<Screen />)
    const field = screen.getByRole('searchbox', { name: 'Search materials' })
    await user.keyboard('/')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')

    const other = screen.getByRole('textbox', { name: 'Other' })
    await user.type(other, '1/2')
    expect(other).toHaveFocus()
    expect(other).toHaveValue('1/2')
  })

  it('is emptied by Escape and by its cross', async () => {
    const user = userEvent.setup()
    render(<Screen />)
    const field = screen.getByRole('searchbox', { name: 'Search materials' })
    await user.type(field, 'copper{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'glass')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
  })
})

describe('a checkbox', () => {
  it('is named by its label and described by its detail', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(<Checkbox label="materials.view" detail="See the catalogue" isSelected={false} onChange={onChange} />)
    const box = screen.getByRole('checkbox', { name: 'materials.view' })
    expect(box).toHaveAccessibleDescription('See the catalogue')
    await userEvent.setup().click(box)
    expect(onChange.mock.calls).toEqual([[true]])
  })
})

describe('a select', () => {
  it('is chosen from with the keyboard', async () => {
    const onChange = vi.fn<(id: 'ten' | 'fifty') => void>()
    const user = userEvent.setup()
    render(
      <Select
        label="Rows"
        options={[
          { id: 'ten', label: '10' },
          { id: 'fifty', label: '50' },
        ]}
        value="ten"
        onChange={onChange}
      />,
    )
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['fifty']])
  })
})

const format = dateEntryOf('en-GB', true)
const closed = () => screen.queryByRole('button', { name: 'Date: Today, 14:30' })

describe('a field for a date and a time', () => {
  it('says it as its locale writes it, with its label, its error and a calendar that knows the latest', () => {
    render(
      <DateTimeField
        label="Date"
        value="2026-11-20T14:30"
        format={format}
        onChange={() => {}}
        max="2026-11-20T15:00"
        errorMessage="Choose a time that is not in the future."
      />,
    )
    const field = screen.getByLabelText('Date')
    expect(field).toHaveValue('20/11/2026, 14:30')
    expect(screen.getByLabelText('Calendar')).toHaveValue('2026-11-20T14:30')
    expect(screen.getByLabelText('Calendar')).toHaveAttribute('max', '2026-11-20T15:00')
    expect(field).toHaveAccessibleDescription('Choose a time that is not in the future.')
  })

  it('with words is one stop of Tab, which opens the control; Escape and going on close it', async () => {
    const user = userEvent.setup()
    render(
      <>
        <DateTimeField label="Date" value="2026-11-20T14:30" words="Today, 14:30" format={format} onChange={() => {}} />
        <button type="button">Next</button>
      </>,
    )
    await user.tab()
    expect(closed()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Date')).toHaveValue('20/11/2026, 14:30')
    expect(screen.getByLabelText('Date')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(closed()).toHaveFocus()
    await user.keyboard(' ')
    expect(closed()).toBeNull()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(closed()).toBeVisible()
  })

  it('keeps the caret when the focus comes back from nowhere, as after a save that failed', async () => {
    const user = userEvent.setup()
    render(<DateTimeField label="Date" value="2026-11-20T14:30" format={format} onChange={() => {}} />)
    const field = screen.getByLabelText<HTMLInputElement>('Date')
    await user.tab()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 17])
    field.setSelectionRange(5, 5)
    act(() => field.blur())
    act(() => field.focus())
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5])
  })

  it('with words stays open while something is wrong with it', () => {
    render(
      <DateTimeField
        label="Date"
        value=""
        words=""
        format={format}
        onChange={() => {}}
        errorMessage="Enter a date and a time"
      />,
    )
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Enter a date and a time')
  })
})
