import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { vi } from 'vitest'

type PartProps<Values> = {
  value: Values
  onChange: (value: Values) => void
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
}

/**
 * Renders a group of fields in a parent that holds their values. Returns the mock of `onChange`, its last value, and a
 * user.
 */
export function showHeld<Values>(
  Part: ComponentType<PartProps<Values>>,
  first: Values,
  { errors = {}, isReadOnly = false }: { errors?: Record<string, string>; isReadOnly?: boolean } = {},
) {
  const onChange = vi.fn<(value: Values) => void>()
  function Holder() {
    const [value, setValue] = useState(first)
    const take = (next: Values) => {
      onChange(next)
      setValue(next)
    }
    return <Part value={value} onChange={take} errors={errors} isReadOnly={isReadOnly} />
  }
  render(<Holder />)
  return { onChange, last: () => onChange.mock.lastCall?.[0], user: userEvent.setup() }
}
