import { type KeyboardEvent, type RefObject, use, useEffect, useEffectEvent, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { input } from '#ui/fields/field.css.ts'
import { focusNextField } from '#ui/fields/next-field.ts'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { emptyNote, type Search } from './choice-search.ts'
import { searching } from './combo-box.css.ts'
import { findMatch, type Typing } from './combo-box-typing.ts'
import { optionIn } from './option-entries.ts'

/** Announces why an open list is empty, because react-aria announces only the number of options. */
function Announcement({ search, isOpen }: { search: Search; isOpen: boolean }) {
  const isEmpty = search.options.length === 0 && (search.recent ?? []).length === 0
  return (
    <VisuallyHidden>
      {/* Without this attribute, react-aria hides the live region while a list is open. */}
      <span aria-live="polite" data-live-announcer>
        {isOpen && isEmpty ? (search.status === 'failed' ? t('The search failed.') : emptyNote(search)) : ''}
      </span>
    </VisuallyHidden>
  )
}

type EntryProps = {
  text: string
  /** True if the text is the name of the chosen option. */
  isChosen: boolean
  isDescribed: boolean
  search: Search
  placeholder: string | undefined
  typing: Typing
  onCommit?: ((text: string) => void) | undefined
  onEscape: () => void
}

function useList() {
  const state = use(ComboBoxStateContext)
  return {
    isOpen: state?.isOpen ?? false,
    highlighted: state?.isOpen ? state.selectionManager.focusedKey : null,
    highlight: (key: string) => {
      if (state?.isOpen) state.selectionManager.setFocusedKey(key)
    },
    open: () => {
      if (state && !state.isOpen) state.open(null, 'manual')
    },
  }
}

/** Resolves pending text before a submit: picks the matching option, or rejects the text. */
function useFlush(
  element: RefObject<HTMLInputElement | null>,
  { text, isChosen, search, typing }: EntryProps,
  { highlighted, open }: ReturnType<typeof useList>,
) {
  const flush = () => {
    if (!typing.blocksSubmit()) return true
    const option = (search.status === 'ready' ? optionIn(search, highlighted) : null) ?? findMatch(text, search)
    if (option) {
      typing.onTake(option)
      return true
    }
    typing.refuse()
    element.current?.focus()
    open()
    return false
  }
  // A search term from the URL does not count as a pending change, because the user did not type it.
  usePendingField(element, !isChosen && text !== '', flush, { until: 'send', mayChange: text !== search.term })
}

/**
 * Text input of a combo box. A click opens the list; focus alone does not, because the list would cover the error
 * message. If an option is chosen, a click selects its name, so that typing replaces it.
 *
 * - The only match is highlighted. Enter picks the highlighted option.
 * - Without a highlight, Enter picks the matching option as soon as the search responds.
 * - A second Enter, or blur, moves on without waiting for the search.
 * - If several options match, Enter stays in the field and shows a message.
 * - A text without a matching option stays in the field.
 * - With `onCommit`, Enter reports a text that has no matching option yet.
 * - A submit picks the matching option. Without a match, or while the search is pending, the form is not submitted.
 */
export function Entry(props: EntryProps) {
  const { text, isChosen, isDescribed, search, placeholder, typing, onCommit, onEscape } = props
  const list = useList()
  const element = useRef<HTMLInputElement>(null)
  const isPending = !isChosen && text !== ''
  useFlush(element, props, list)
  const match = isPending ? findMatch(text, search)?.id : undefined
  const highlight = useEffectEvent(list.highlight)
  useEffect(() => {
    if (match !== undefined) highlight(match)
  }, [match])

  // react-aria fires this event to restore the focus after an overlay closes. Handled here, because the list would
  // otherwise take the focus.
  useEffect(() => {
    const entry = element.current
    const takeFocus = () => entry?.focus()
    entry?.addEventListener('react-aria-focus-scope-restore', takeFocus)
    return () => entry?.removeEventListener('react-aria-focus-scope-restore', takeFocus)
  }, [])

  const commit = () => {
    const option = findMatch(text, search)
    if (option) typing.onTake(option)
    else if (text.trim() !== '') onCommit?.(text.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    const isHighlighted = list.highlighted !== null
    // Keeps react-aria from restoring the earlier choice.
    if (event.key === 'Tab' && isPending && !isHighlighted) event.stopPropagation()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen || isHighlighted) return
    if (text.trim() === '' && !onCommit) return
    // Keeps react-aria from clearing the field.
    event.preventDefault()
    event.stopPropagation()
    if (onCommit) commit()
    else if (typing.isWanted && !typing.isAmbiguous) focusNextField(event.currentTarget as HTMLElement)
    else {
      typing.want()
      list.open()
    }
  }
  return (
    <>
      <Input
        ref={element}
        dir="auto"
        // Without visible hints, removes the reference to the empty hints, which exist only for react-aria.
        {...(isDescribed ? {} : { 'aria-describedby': '' })}
        className={input}
        placeholder={placeholder}
        onKeyDownCapture={onKey}
        onBlurCapture={typing.recordBlur}
        onFocus={() => {
          search.onOpen()
          if (typing.isFocusRestored() && isPending) list.open()
        }}
        onClick={event => {
          if (isChosen) event.currentTarget.select()
          list.open()
        }}
      />
      <Announcement search={search} isOpen={list.isOpen} />
      {isPending && search.status === 'loading' ? <span className={searching} aria-hidden="true" /> : null}
    </>
  )
}
