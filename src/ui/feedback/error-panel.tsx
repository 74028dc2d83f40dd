import type { ReactNode } from 'react'
import * as css from './error-panel.css.ts'
import { useErrorDetails } from './use-error-details.tsx'

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
