import type { Hue } from '#ui/figures/family-dot.tsx'

/** Value next to an option. `of` is its label for screen readers. */
type OptionFigure = { of: string; text: string }

/** Search result. `detail` follows the label in the code font; `figures` follow in columns. */
export type ChoiceOption = {
  id: string
  label: string
  detail?: string
  family?: Hue
  figures?: readonly OptionFigure[]
}

/** State of a server search. Earlier options can stay while the next response is pending. */
export type Search = {
  options: readonly ChoiceOption[]
  /** Recent choices, listed first while the search is empty. */
  recent?: readonly ChoiceOption[] | undefined
  allTitle?: string | undefined
  total?: number | null | undefined
  write?: ((count: number) => string) | undefined
  /** Term of the current options, highlighted in them. */
  found?: string | undefined
  status: 'loading' | 'ready' | 'failed'
  /** Called on focus, to prefetch options. */
  onOpen: () => void
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose?: ((option: ChoiceOption) => void) | undefined
  /** Creates a missing record; omitted without the permission. */
  onCreate?: (() => void) | undefined
  /** Id of the record created last. A `PickBox` clears its text when it changes. */
  created?: string | undefined
  term?: string
  emptyText: string
}

export const emptyNote = ({ status, emptyText }: Search) => (status === 'loading' ? 'Searching…' : emptyText)
