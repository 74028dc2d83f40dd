import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FlowSelection } from '#domain/flow/flow-selection.ts'
import * as css from './flow.css.ts'
import type { FlowAddress } from './use-flow-view.ts'

/** Name of a figure, unique in a table. */
export const figureName = ({ figure, of }: FlowSelection) => `${figure} ${of}`

/** Returns the link of a figure on the screen. */
export const linkOfFigure = (selection: FlowSelection): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-cell]')].find(
    ({ dataset }) => dataset['cell'] === figureName(selection),
  )

/**
 * Figure as a link that shows its records. The selected figure is marked. `isStop` is false if another link is the tab
 * stop of the table.
 */
export function FigureLink({
  address: { hrefOf, view },
  selection,
  isStop = true,
  children,
}: {
  address: FlowAddress
  selection: FlowSelection
  isStop?: boolean
  children: ReactNode
}) {
  const name = figureName(selection)
  const isShown = view.shown !== null && figureName(view.shown) === name
  return (
    <Link
      href={hrefOf(selection)}
      className={css.figureLink}
      tabIndex={isStop ? 0 : -1}
      data-cell={name}
      aria-current={isShown ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
