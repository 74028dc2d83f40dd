import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as css from './field.css.ts'
import type { FormKeys } from './next-field.ts'
import { createPendingFields, PendingContext } from './pending-fields.ts'
import { completePresses } from './steady-press.ts'

const focusable = 'input, select, textarea, button, a[href]'

/** Focuses the first invalid field in document order. Returns false if no field is invalid. */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  // For an invalid select, react-aria marks the wrapper instead of the button.
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const target = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  target?.focus()
  return target !== undefined && target !== null
}

// True while a submit button is pending. A pending button loses its submit type, so Enter in a form with one text field
// would submit again.
const isSending = (form: HTMLFormElement) => form.querySelector('[data-pending] > [data-submits]') !== null

/** False for submits of a form in a nested dialog. React bubbles them to this form through the component tree. */
const isOwn = ({ target, currentTarget }: FormEvent) => target === currentTarget

/**
 * Form with errors from its parent, such as a machine or a server. After a submit, the first invalid field gets the
 * focus when errors arrive. Errors that appear during typing don't move the focus. The form submits only after the text
 * of all pending fields is converted to values.
 */
export function Form({
  label,
  id,
  errors,
  keys,
  onSubmit,
  children,
}: {
  /** Accessible name, which makes the form a landmark. */
  label?: string
  id?: string
  errors?: Readonly<Record<string, unknown>>
  /** Key handlers, such as `enterKeyNavigation`. By default, Enter in a field submits the form. */
  keys?: FormKeys
  onSubmit: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [pending] = useState(createPendingFields)
  useLayoutEffect(() => pending.listen(), [pending])
  useLayoutEffect(() => (ref.current ? completePresses(ref.current) : undefined), [])
  const [isAnswerDue, setAnswerDue] = useState(false)
  useEffect(() => {
    if (!isAnswerDue || !ref.current || !errors || Object.keys(errors).length === 0) return
    if (focusFirstInvalid(ref.current)) setAnswerDue(false)
  }, [errors, isAnswerDue])
  return (
    <form
      ref={ref}
      id={id}
      className={css.form}
      aria-label={label}
      noValidate
      {...keys}
      // Runs in the capture phase: the flush re-renders first, so React then calls the updated `onSubmit`.
      onSubmitCapture={event => {
        if (!isOwn(event) || pending.flush()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onSubmit={event => {
        event.preventDefault()
        if (!isOwn(event)) return
        if (isSending(event.currentTarget)) return
        setAnswerDue(true)
        onSubmit()
      }}
    >
      <PendingContext value={pending}>{children}</PendingContext>
    </form>
  )
}
