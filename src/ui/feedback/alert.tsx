import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './alert.css.ts'

/** Message in the page. The kind `bad` has the role alert; other kinds have the role status. */
export function Alert({
  kind = 'info',
  actions,
  children,
}: {
  kind?: 'info' | 'bad'
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`${css.alert} ${css.kinds[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={kind === 'bad' ? 'warning' : 'info'} />
      <div className={css.body}>{children}</div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  )
}
