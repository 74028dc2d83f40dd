import { t } from '#messages/message.ts'
import type { Hue } from '#ui/figures/family-dot.tsx'

/** Number next to an option. `of` is its label for screen readers. */
type OptionFigure = { of: string; text: string }

/** Option of a search. `detail` follows the label in the code font; `figures` follow in columns. */
export type ChoiceOption = {
  id: string
  label: string
  detail?: string
  family?: Hue
  figures?: readonly OptionFigure[]
}

/** State of a server search. While a response is pending, the earlier options can remain visible. */
export type Search = {
  options: readonly ChoiceOption[]
  /** Recent choices, listed first while the search is empty. */
  recent?: readonly ChoiceOption[] | undefined
  allTitle?: string | undefined
  total?: number | null | undefined
  write?: ((count: number) => string) | undefined
  /** Search term of the current options, highlighted in their labels. */
  found?: string | undefined
  status: 'loading' | 'ready' | 'failed'
  /** Called when the field gets the focus, to prefetch options. */
  onOpen: () => void
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose?: ((option: ChoiceOption) => void) | undefined
  /** Opens the form for a missing record; omitted if the user can't create it. */
  onCreate?: (() => void) | undefined
  /** Id of the most recently created record. A `PickBox` clears its text when this id changes. */
  created?: string | undefined
  term?: string
  emptyText: string
}

export const emptyNote = ({ status, emptyText }: Search) => (status === 'loading' ? t('Searching…') : emptyText)
