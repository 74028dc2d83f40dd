import { type KeyboardEvent, type RefObject, use, useEffect, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { input } from '#ui/fields/field.css.ts'
import { goOn } from '#ui/fields/next-field.ts'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { emptyNote, type Search } from './choice-search.ts'
import { searching } from './combo-box.css.ts'
import { meant, type Typing } from './combo-box-typing.ts'
import { optionIn } from './option-entries.ts'

/** Announces why an open list is empty. react-aria announces the number of options. */
function Announcement({ search, isOpen }: { search: Search; isOpen: boolean }) {
  const isEmpty = search.options.length === 0 && (search.recent ?? []).length === 0
  return (
    <VisuallyHidden>
      {/* react-aria hides all live regions without this attribute while a list is open. */}
      <span aria-live="polite" data-live-announcer>
        {isOpen && isEmpty ? (search.status === 'failed' ? 'The search failed.' : emptyNote(search)) : ''}
      </span>
    </VisuallyHidden>
  )
}

type EntryProps = {
  text: string
  /** Whether the text is the name of what is chosen. */
  isChosen: boolean
  /** Whether a hint or an error stands under the field. */
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
    open: () => {
      if (state && !state.isOpen) state.open(null, 'manual')
    },
  }
}

/** Flushes a half-typed text before its form is sent: takes the option that it means, or refuses. */
function useFlush(
  element: RefObject<HTMLInputElement | null>,
  { text, isChosen, search, typing }: EntryProps,
  { highlighted, open }: ReturnType<typeof useList>,
) {
  const flush = () => {
    if (!typing.isInTheWay()) return true
    const option = (search.status === 'ready' ? optionIn(search, highlighted) : null) ?? meant(text, search)
    if (option) {
      typing.onTake(option)
      return true
    }
    typing.refuse()
    element.current?.focus()
    open()
    return false
  }
  // A text that comes from the address was not typed, and changes nothing.
  usePendingField(element, !isChosen && text !== '', flush, { until: 'send', mayChange: text !== search.term })
}

/**
 * The text of a combo box. A click opens the list; the focus alone does not, so that a message under the field can be
 * read when the focus is sent there. Typing over a chosen name replaces it: a click selects it whole, as Tab does.
 *
 * Enter takes the highlighted option; where none is, the one that the text means, as soon as the search has its answer.
 * A second Enter, or going to another field, does not wait for that. A text that means nothing stays in the field. With
 * `onCommit`, Enter hands the text over where its option is not known yet. A form is sent with the option that the text
 * means, and is not sent while it means none or its answer is awaited: no text is dropped by a save.
 */
export function Entry(props: EntryProps) {
  const { text, isChosen, isDescribed, search, placeholder, typing, onCommit, onEscape } = props
  const list = useList()
  const element = useRef<HTMLInputElement>(null)
  const isHalfTyped = !isChosen && text !== ''
  useFlush(element, props, list)

  // A window that closes gives the focus back by this event, which react-aria takes for one about the list.
  useEffect(() => {
    const entry = element.current
    const takeFocus = () => entry?.focus()
    entry?.addEventListener('react-aria-focus-scope-restore', takeFocus)
    return () => entry?.removeEventListener('react-aria-focus-scope-restore', takeFocus)
  }, [])

  const commit = () => {
    const option = meant(text, search)
    if (option) typing.onTake(option)
    else if (text.trim() !== '') onCommit?.(text.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    const isHighlighted = list.highlighted !== null
    // react-aria would take the text for what was chosen before.
    if (event.key === 'Tab' && isHalfTyped && !isHighlighted) event.stopPropagation()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen || isHighlighted) return
    if (text.trim() === '' && !onCommit) return
    // react-aria would empty the field.
    event.preventDefault()
    event.stopPropagation()
    if (onCommit) commit()
    else if (typing.isWanted) goOn(event.currentTarget as HTMLElement)
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
        // The hints that are empty are there for react-aria alone.
        {...(isDescribed ? {} : { 'aria-describedby': '' })}
        className={input}
        placeholder={placeholder}
        onKeyDownCapture={onKey}
        onBlurCapture={typing.noteTaker}
        onFocus={() => {
          search.onOpen()
          if (typing.isBackFromWindow() && isHalfTyped) list.open()
        }}
        onClick={event => {
          if (isChosen) event.currentTarget.select()
          list.open()
        }}
      />
      <Announcement search={search} isOpen={list.isOpen} />
      {isHalfTyped && search.status === 'loading' ? <span className={searching} aria-hidden="true" /> : null}
    </>
  )
}
