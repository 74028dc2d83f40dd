import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as css from './field.css.ts'
import type { FormKeys } from './next-field.ts'
import { createPendingFields, PendingContext } from './pending-fields.ts'

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

/** False for a form in a dialog that a form opened: on the page it stands elsewhere, in React it is inside. */
const isOwn = ({ target, currentTarget }: FormEvent) => target === currentTarget

/**
 * A form whose errors come from outside (a machine, a server). When there are some after it was submitted, the focus
 * goes to the first field that shows one; errors that change with what is typed leave it where it is. It is sent only once
 * every text in it is a value.
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
      // In the capture phase, so that `onSubmit` is the one that was rendered with what the fields have reported.
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
