import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { Dot, type Hue } from '#ui/basics/dot.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from '#ui/overlays/popover.css.ts'

/** Something that a search found. `detail` stands under the label, in the type of codes. */
export type ChoiceOption = { id: string; label: string; detail?: string; family?: Hue }

/** A search that a server answers. The options of the last answer may stay while the next is on its way. */
export type Search = {
  options: readonly ChoiceOption[]
  status: 'loading' | 'ready' | 'failed'
  /** The field has the focus: its options may be wanted next. */
  onOpen: () => void
  onSearch: (text: string) => void
  onRetry: () => void
  /** What is searched for already when the field appears. */
  term?: string
  /** Said when nothing was found: "No materials found." */
  emptyText: string
}

/** The key of the entry that tries again; no id of an option. */
export const retryId = '\u0000retry'

const retry: ChoiceOption = { id: retryId, label: 'The search failed. Try again' }

/**
 * What the list of a combo box holds. Trying again is an entry like the others, so that the keyboard reaches it.
 */
export const entriesOf = ({ status, options }: Search): readonly ChoiceOption[] =>
  status === 'failed' ? [retry] : options

/**
 * The list of a combo box: what was found, or why there is nothing. It covers what stands under the field, so it says
 * itself why a text was refused.
 */
export function Options({ search, refusal }: { search: Search; refusal: string }) {
  return (
    <Popover className={`${css.popover} ${css.fitted}`} offset={6}>
      {refusal ? (
        <div className={css.refusal} role="alert">
          {refusal}
        </div>
      ) : null}
      <ListBox
        className={css.list}
        renderEmptyState={() => (
          <span className={css.note}>{search.status === 'loading' ? 'Searching…' : search.emptyText}</span>
        )}
      >
        {(option: ChoiceOption) => (
          <ListBoxItem id={option.id} textValue={option.label} className={css.item}>
            {option.id === retryId ? <Icon name="retry" /> : null}
            {option.family ? <Dot family={option.family} /> : null}
            <span className={css.words}>
              <Name>{option.label}</Name>
              {option.detail ? (
                <span className={css.detail}>
                  <Name>{option.detail}</Name>
                </span>
              ) : null}
            </span>
            <span className={css.tick}>
              <Icon name="check" />
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
