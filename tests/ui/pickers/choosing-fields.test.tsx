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

describe('search field', () => {
  it('takes the focus on /, but not while typing', async () => {
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

  it('leaves / to the search of the page if it has no shortcut', async () => {
    render(
      <>
        <SearchField label="Filter messages" value="" onChange={vi.fn<() => void>()} hasShortcut={false} />
        <Screen />
      </>,
    )
    await userEvent.setup().keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search materials' })).toHaveFocus()
    expect(screen.getByRole('searchbox', { name: 'Filter messages' })).not.toHaveAttribute('aria-keyshortcuts')
  })

  it('clears on Escape and by its button', async () => {
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

describe('checkbox', () => {
  it('takes its name from the label, its description from the detail', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(<Checkbox label="materials.view" detail="See the catalogue" isSelected={false} onChange={onChange} />)
    const box = screen.getByRole('checkbox', { name: 'materials.view' })
    expect(box).toHaveAccessibleDescription('See the catalogue')
    await userEvent.setup().click(box)
    expect(onChange.mock.calls).toEqual([[true]])
  })
})

describe('select', () => {
  it('works with the keyboard', async () => {
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

describe('date and time field', () => {
  it('shows the localised date, label, error and a calendar with a maximum', () => {
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

  it('collapses with words, opens on press, and closes on Escape or blur', async () => {
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

  it('keeps the caret when the focus is restored after a failed save', async () => {
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

  it('stays open with words while it has an error', () => {
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
