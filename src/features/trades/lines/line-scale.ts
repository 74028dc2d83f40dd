import type { ComponentType } from 'react'

/** The scale of a form, for its lines. Its code loads after the form. */
export type LineScale = {
  /** CSS class for the element around the lines. Makes room for the F9 buttons. */
  className: string
  /** Calls the listener when the live weight or the active line changes. */
  subscribe: (listener: () => void) => () => void
  /** Returns the weight on the scale for the field of the active line, such as "642.50"; '' for other lines. */
  liveWeightOf: (line: string) => string
  /** Calls the listener with a weight in kg, or gross minus tare: "642.5", "642.5-38". */
  onWeight: (line: string, listener: (text: string) => void) => () => void
  /** Continues with the gross weight of a held load, in kg: the next weight of the line is its tare. */
  resume: (line: string, gross: number) => void
  /** Discards the gross weight of a line, because the user typed another weight. */
  discard: (line: string) => void
  /** Button beside the weight field of the active line. */
  Key: ComponentType<{ line: string }>
  /** Row below the active line with the live weight and the steps. */
  Panel: ComponentType<{ line: string; columnCount: number }>
}
