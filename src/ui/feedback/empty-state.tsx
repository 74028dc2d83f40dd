import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import type { IconName } from '#ui/basics/icon-paths.ts'
import * as css from './empty-state.css.ts'

/** Describes what will appear here and offers the first action. Also used for searches without results. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={css.empty}>
      <span className={css.medallion}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className={css.title}>{title}</h2>
        {children ? <p className={css.text}>{children}</p> : null}
      </div>
      {action}
    </div>
  )
}
