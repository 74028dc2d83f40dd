import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateTimeField } from '#ui/dates/date-time-field.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Form } from '#ui/fields/form.tsx'
import { enterKeyNavigation, type FormKeys } from '#ui/fields/next-field.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChoiceCards } from '#ui/pickers/choice-cards.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { SuggestField } from '#ui/pickers/suggest-field.tsx'

const nothing = () => {}

const types = [
  { id: 'business', label: 'Business' },
  { id: 'collector', label: 'Collector' },
]

function Fields() {
  const [bank, setBank] = useState('')
  return (
    <>
      <TextField label="Name" value="Naledi" onChange={nothing} />
      <fieldset disabled>
        <TextField label="Locked" value="" onChange={nothing} />
      </fieldset>
      <Checkbox label="Default" isSelected onChange={nothing} />
      <ChoiceCards label="Type" options={types} value="collector" onChange={nothing} />
      <Select label="Province" options={types} value={null} onChange={nothing} />
      <SuggestField label="Bank" suggestions={['FNB', 'Absa']} value={bank} onChange={setBank} />
      <DateTimeField label="Date" value="" format={dateEntryOf('en-GB', true)} onChange={nothing} />
      <Button>Something else</Button>
      <Button type="submit">Save</Button>
    </>
  )
}

function show(keys?: FormKeys) {
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit} {...(keys ? { keys } : {})}>
      <Fields />
    </Form>,
  )
  return { onSubmit, user: userEvent.setup() }
}

describe('Enter key in a form', () => {
  it('moves from field to field, and then to the submit button, but not with Shift', async () => {
    const { user, onSubmit } = show(enterKeyNavigation)
    await user.tab()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('checkbox', { name: 'Default' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('radio', { name: 'Collector' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: /Province$/ })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveFocus()
    await user.keyboard('F{Escape}{Enter}')
    expect(screen.getByLabelText('Date')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

it('submits any other form', async () => {
  const { user, onSubmit } = show()
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
