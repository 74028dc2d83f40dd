import { type ReactNode, useId, useState } from 'react'
import { PlainButton } from '#ui/basics/plain-button.tsx'
import * as css from './error-panel.css.ts'

/** What went wrong, in an alert; the details on request; and the ways on (`actions`). */
export function ErrorPanel({
  title = 'Something went wrong!',
  name,
  message,
  details,
  actions,
}: {
  title?: string
  name: string
  message: string
  details?: string
  actions?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={css.panel}>
      <title>{`${title} · threereco`}</title>
      <h1 className={css.title}>{title}</h1>
      <div className={css.alert} role="alert">
        <p className={css.name}>{name}</p>
        <p>{message}</p>
      </div>
      <div className={css.actions}>
        {actions}
        {details ? (
          <PlainButton variant="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide details' : 'Show details'}
          </PlainButton>
        ) : null}
      </div>
      {details ? (
        <pre id={id} className={css.details} hidden={!isOpen}>
          {details}
        </pre>
      ) : null}
    </div>
  )
}
