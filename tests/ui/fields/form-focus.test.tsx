import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Form } from '#ui/fields/form.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'

function Example() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <Form errors={errors} onSubmit={() => setErrors({ province: 'Choose one', city: 'Type it' })}>
      <Select
        label="Province"
        options={[{ id: 'gauteng', label: 'Gauteng' }]}
        value={null}
        onChange={() => undefined}
        errorMessage={errors['province'] ?? ''}
      />
      <TextField label="City" errorMessage={errors['city'] ?? ''} />
      <button type="submit">Save</button>
    </Form>
  )
}

test('focuses the first invalid field, even if it is a select', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button', { name: /Province/ })).toHaveFocus()
})
