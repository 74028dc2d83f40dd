import { useId, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import type { ButtonLook } from '#ui/basics/button-look.ts'
import * as css from './error-panel.css.ts'

/** The details of an error and the button that shows and hides them; both are null if there are no details. */
export function useErrorDetails(details: string | undefined, size?: ButtonLook['size']) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!details) return { toggle: null, content: null }
  return {
    toggle: (
      <Button size={size} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide details' : 'Show details'}
      </Button>
    ),
    content: (
      <pre id={id} className={css.details} hidden={!isOpen}>
        {details}
      </pre>
    ),
  }
}
