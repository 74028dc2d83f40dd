import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as css from './field.css.ts'
import type { FormKeys } from './next-field.ts'
import { createPendingFields, PendingContext } from './pending-fields.ts'

const focusable = 'input, select, textarea, button, a[href]'

/** Focuses the first invalid field in document order. Returns false if there is none. */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  // For a select, react-aria marks the wrapper as invalid, not its button.
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const target = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  target?.focus()
  return target !== undefined && target !== null
}

// True while a submit button is pending. It then loses its submit type, and Enter in a lone text field would submit the
// form.
const isSending = (form: HTMLFormElement) => form.querySelector('[data-pending] > [data-submits]') !== null

/** False for events of a form in a dialog, which React bubbles through the component tree. */
const isOwn = ({ target, currentTarget }: FormEvent) => target === currentTarget

/**
 * Form with external errors (from a machine or a server). If errors appear after a submit, the first invalid field gets
 * the focus. Errors that appear while typing don't move the focus. The form submits only after all pending fields have
 * a value.
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
  /** Key handlers, such as `enterKeyNavigation`. Without them, Enter in a field submits the form. */
  keys?: FormKeys
  onSubmit: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [pending] = useState(createPendingFields)
  useLayoutEffect(() => pending.listen(), [pending])
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
      // Runs in the capture phase, so that `onSubmit` is from the render after the flush.
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
