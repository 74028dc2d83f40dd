import { type ReactNode, useId, useState } from 'react'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './error-panel.css.ts'

/** Returns the error details and their toggle button; both are null if there are no details. */
export function useErrorDetails(details: string | undefined) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!details) return { toggle: null, content: null }
  return {
    toggle: (
      <Button aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t('Hide details') : t('Show details')}
      </Button>
    ),
    content: (
      <pre id={id} className={css.details} hidden={!isOpen}>
        {details}
      </pre>
    ),
  }
}

/** Error alert with recovery buttons (`actions`) and a button that shows the details. */
export function ErrorPanel({
  title = t('Something went wrong!'),
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
  const { toggle, content } = useErrorDetails(details)
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
        {toggle}
      </div>
      {content}
    </div>
  )
}
