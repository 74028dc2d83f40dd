import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './form.css.ts'
import type { FormKeys } from './next-field.ts'

const focusable = 'input, select, textarea, button, a[href]'

/** Moves the focus to the first invalid field of a form, in the order of the page. False when there is none. */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  // react-aria marks the field around the button of a select, and not the button.
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const target = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  target?.focus()
  return target !== undefined && target !== null
}

// A pending button is no submit button any more, and a form without one is sent by Enter in its only text field.
const isSending = (form: HTMLFormElement) => form.querySelector('[data-pending] > [data-submits]') !== null

/**
 * A form whose errors come from outside (a machine, a server). When there are some after it was submitted, the focus
 * goes to the first field that shows one; errors that change with what is typed leave it where it is.
 */
export function Form({
  label,
  id,
  errors,
  keys,
  onSubmit,
  children,
}: {
  /** Names the form, which makes it a landmark. */
  label?: string
  id?: string
  errors?: Readonly<Record<string, unknown>>
  /** What its keys do, such as `enterGoesOn`; without it, Enter in a field sends the form. */
  keys?: FormKeys
  onSubmit: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
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
      onSubmit={event => {
        event.preventDefault()
        // A form in a dialog that this form opened: on the page it stands elsewhere, in React it is inside.
        if (event.target !== event.currentTarget) return
        if (isSending(event.currentTarget)) return
        setAnswerDue(true)
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
