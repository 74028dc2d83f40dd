import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FlowSelection } from '#domain/flow/flow-selection.ts'
import * as css from './flow.css.ts'
import type { FlowAddress } from './use-flow-view.ts'

const nameOf = ({ figure, of }: FlowSelection) => `${figure} ${of}`

/** Returns the link of a figure on the screen. */
export const linkOfFigure = (selection: FlowSelection): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-figure]')].find(
    ({ dataset }) => dataset.figure === nameOf(selection),
  )

/** Figure as a link that shows its records. The selected figure is marked. */
export function FigureLink({
  address: { hrefOf, view },
  selection,
  children,
}: {
  address: FlowAddress
  selection: FlowSelection
  children: ReactNode
}) {
  const name = nameOf(selection)
  const isShown = view.shown !== null && nameOf(view.shown) === name
  return (
    <Link
      href={hrefOf(selection)}
      className={css.figureLink}
      data-figure={name}
      aria-current={isShown ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
