import { type FocusEvent, type KeyboardEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { input } from './field.css.ts'
import { halfTyped } from './half-typed.ts'
import type { Option, Search } from './options.tsx'
import { useBeforeSubmit } from './use-before-submit.ts'

const plain = (text: string) => text.toLowerCase().replace(/\s/gu, '')

/** The option that a typed text means by itself: the one that says exactly that, or the only one that there is. */
function meant(text: string, options: readonly Option[]): Option | undefined {
  if (plain(text) === '') return undefined
  const exact = options.find(({ label, detail = '' }) => [label, detail].map(plain).includes(plain(text)))
  return exact ?? (options.length === 1 ? options[0] : undefined)
}

/**
 * The text of a combo box. A click opens the list; the focus alone does not, so that a message under the field can be
 * read when the focus is sent there. Typing over a chosen name replaces it: a click selects it whole, as Tab does.
 *
 * Enter takes the highlighted option; where none is, the one that the text means, as soon as the search has its answer.
 * What means nothing stays in the field. A form that is sent from here is sent with that option too, and is not sent
 * while the text means none, or while its answer is awaited: nothing is saved over what somebody typed.
 */
export function Entry({
  text,
  isChosen,
  search,
  placeholder,
  onTake,
  onEscape,
  onRefuse,
  onLeave,
  onReturn,
}: {
  text: string
  /** Whether the text is the name of what is chosen. */
  isChosen: boolean
  search: Search
  placeholder: string | undefined
  onTake: (option: Option) => void
  onEscape: () => void
  /** The form was not sent, because of what stands here. */
  onRefuse: () => void
  onLeave: (event: FocusEvent<HTMLElement>) => void
  /** The focus comes; gives whether it comes back from a window that had taken it. */
  onReturn: () => boolean
}) {
  const state = use(ComboBoxStateContext)
  const element = useRef<HTMLInputElement>(null)
  const isHalfTyped = !isChosen && text !== ''
  const open = () => {
    if (state && !state.isOpen) state.open(null, 'manual')
  }
  /** The text that Enter was pressed on; a new object each time. */
  const [wanted, setWanted] = useState<{ text: string } | null>(null)
  if (wanted && wanted.text !== text) setWanted(null)
  const take = useEffectEvent(() => {
    const option = search.status === 'ready' ? meant(text, search.options) : undefined
    // The list closes by itself, as with every choice.
    if (option) onTake(option)
  })
  const isWaiting = search.status === 'loading'
  useEffect(() => {
    if (wanted && !isWaiting) take()
  }, [wanted, isWaiting])

  useBeforeSubmit(element, () => {
    if (!isHalfTyped || document.activeElement !== element.current) return true
    const highlighted = state?.isOpen ? search.options.find(({ id }) => id === state.selectionManager.focusedKey) : null
    const option = search.status === 'ready' ? (highlighted ?? meant(text, search.options)) : undefined
    if (option) {
      onTake(option)
      return true
    }
    onRefuse()
    open()
    return false
  })

  // A window that closes gives the focus back by this event, which react-aria takes for one about the list.
  useEffect(() => {
    const entry = element.current
    const takeFocus = () => entry?.focus()
    entry?.addEventListener('react-aria-focus-scope-restore', takeFocus)
    return () => entry?.removeEventListener('react-aria-focus-scope-restore', takeFocus)
  }, [])

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen || text.trim() === '') return
    if (!state?.isOpen || state.selectionManager.focusedKey !== null) return
    // react-aria would empty the field.
    event.preventDefault()
    event.stopPropagation()
    setWanted({ text })
  }
  return (
    <Input
      ref={element}
      dir="auto"
      {...halfTyped(isHalfTyped)}
      className={input}
      placeholder={placeholder}
      onKeyDownCapture={onKey}
      onBlurCapture={onLeave}
      onFocus={() => {
        if (onReturn() && isHalfTyped) open()
      }}
      onClick={event => {
        if (isChosen) event.currentTarget.select()
        open()
      }}
    />
  )
}
