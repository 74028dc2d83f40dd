import type { Hue } from '#ui/figures/dot.tsx'

/** A figure of an option: `of` says to a screen reader what it is a figure of. */
type OptionFigure = { of: string; text: string }

/** Something that a search found. `detail` stands after the label, in the type of codes, and `figures` in columns after that. */
export type ChoiceOption = {
  id: string
  label: string
  detail?: string
  family?: Hue
  figures?: readonly OptionFigure[]
}

/** A search that a server answers. The options of the last answer may stay while the next is on its way. */
export type Search = {
  options: readonly ChoiceOption[]
  /** What was chosen last, offered first; none where something is typed. */
  recent?: readonly ChoiceOption[] | undefined
  /** The heading of the options that stand below what was chosen last: "All materials". */
  allTitle?: string | undefined
  /** How many there are to find; null or left out where that is unknown. */
  total?: number | null | undefined
  /** Writes a count in the user's language. */
  write?: ((count: number) => string) | undefined
  /** The term that the options answer; its letters are marked in them. */
  found?: string | undefined
  status: 'loading' | 'ready' | 'failed'
  /** The field has the focus: its options may be wanted next. */
  onOpen: () => void
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose?: ((option: ChoiceOption) => void) | undefined
  /** Creates what was not found; left out for users who may not. */
  onCreate?: (() => void) | undefined
  /** The id of what was created last: a field that only picks is empty again then. */
  created?: string | undefined
  /** What is searched for already when the field appears. */
  term?: string
  /** Said when nothing was found: "No materials found." */
  emptyText: string
}

export const emptyNote = ({ status, emptyText }: Search) => (status === 'loading' ? 'Searching…' : emptyText)
