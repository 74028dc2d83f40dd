import { type ComponentProps, useState } from 'react'
import { Form } from './form.tsx'
import { enterGoesOn } from './next-field.ts'
import { createUnsettled, UnsettledContext } from './unsettled.ts'

/**
 * A form of fields to be gone through: Enter goes on to the next one and sends nothing. It knows which of its fields hold
 * a text that is not their value yet.
 */
export function FieldForm({ children, ...form }: Omit<ComponentProps<typeof Form>, 'keys'>) {
  const [unsettled] = useState(createUnsettled)
  return (
    <Form {...form} keys={enterGoesOn}>
      <UnsettledContext value={unsettled}>{children}</UnsettledContext>
    </Form>
  )
}
