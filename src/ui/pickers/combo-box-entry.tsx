import { type FocusEvent, type KeyboardEvent, use, useEffect, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { input } from '#ui/fields/field.css.ts'
import { goOn } from '#ui/fields/next-field.ts'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { type ChoiceOption, emptyNote, type Search } from './choice-search.ts'
import { searching } from './combo-box.css.ts'
import { meant } from './combo-box-typing.ts'
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

/**
 * The text of a combo box. A click opens the list; the focus alone does not, so that a message under the field can be
 * read when the focus is sent there. Typing over a chosen name replaces it: a click selects it whole, as Tab does.
 *
 * Enter takes the highlighted option; where none is, the one that the text means, as soon as the search has its answer.
 * A second Enter, or going to another field, does not wait for that. A text that means nothing stays in the field. With
 * `onCommit`, Enter hands the text over where its option is not known yet. A form is sent with the option that the text
 * means, and is not sent while it means none or its answer is awaited: no text is dropped by a save.
 */
export function Entry({
  text,
  isChosen,
  isDescribed,
  search,
  placeholder,
  isWanted,
  isInTheWay,
  onWant,
  onCommit,
  onTake,
  onEscape,
  onRefuse,
  onLeave,
  onReturn,
}: {
  text: string
  /** Whether the text is the name of what is chosen. */
  isChosen: boolean
  /** Whether a hint or an error stands under the field. */
  isDescribed: boolean
  search: Search
  placeholder: string | undefined
  /** Whether the text is taken as soon as its search has an answer. */
  isWanted: boolean
  /** Whether nothing may be saved before it is known what the text means. */
  isInTheWay: () => boolean
  onWant: () => void
  onCommit?: ((text: string) => void) | undefined
  onTake: (option: ChoiceOption) => void
  onEscape: () => void
  /** The form was not sent, because of what stands here. */
  onRefuse: () => void
  onLeave: (event: FocusEvent<HTMLElement>) => void
  /** The field gets the focus; gives whether it comes back from a window that had taken it. */
  onReturn: () => boolean
}) {
  const state = use(ComboBoxStateContext)
  const element = useRef<HTMLInputElement>(null)
  const isHalfTyped = !isChosen && text !== ''
  const open = () => {
    if (state && !state.isOpen) state.open(null, 'manual')
  }
  const flush = () => {
    if (!isInTheWay()) return true
    const highlighted = state?.isOpen ? optionIn(search, state.selectionManager.focusedKey) : null
    const option = (search.status === 'ready' ? highlighted : null) ?? meant(text, search)
    if (option) {
      onTake(option)
      return true
    }
    onRefuse()
    element.current?.focus()
    open()
    return false
  }
  // A text that comes from the address was not typed, and changes nothing.
  usePendingField(element, isHalfTyped, flush, { until: 'send', mayChange: text !== search.term })

  // A window that closes gives the focus back by this event, which react-aria takes for one about the list.
  useEffect(() => {
    const entry = element.current
    const takeFocus = () => entry?.focus()
    entry?.addEventListener('react-aria-focus-scope-restore', takeFocus)
    return () => entry?.removeEventListener('react-aria-focus-scope-restore', takeFocus)
  }, [])

  const commit = () => {
    const option = meant(text, search)
    if (option) onTake(option)
    else if (text.trim() !== '') onCommit?.(text.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    const isHighlighted = state?.isOpen === true && state.selectionManager.focusedKey !== null
    // react-aria would take the text for what was chosen before.
    if (event.key === 'Tab' && isHalfTyped && !isHighlighted) event.stopPropagation()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen || isHighlighted) return
    if (text.trim() === '' && !onCommit) return
    // react-aria would empty the field.
    event.preventDefault()
    event.stopPropagation()
    if (onCommit) commit()
    else if (isWanted) goOn(event.currentTarget as HTMLElement)
    else {
      onWant()
      open()
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
        onBlurCapture={onLeave}
        onFocus={() => {
          search.onOpen()
          if (onReturn() && isHalfTyped) open()
        }}
        onClick={event => {
          if (isChosen) event.currentTarget.select()
          open()
        }}
      />
      <Announcement search={search} isOpen={state?.isOpen ?? false} />
      {isHalfTyped && search.status === 'loading' ? <span className={searching} aria-hidden="true" /> : null}
    </>
  )
}
