import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { isInOverlay } from '#ui/basics/use-focus-rescue.ts'
import type { ChoiceOption, Search } from './choice-search.ts'

function rejectionOf({ status, options, emptyText }: Search, text: string): string {
  if (status === 'failed') return t('The search failed. Retry in the list, or clear the field.')
  const isNothingFound = status === 'ready' && options.length === 0
  if (isNothingFound) return t('{noMatch} Type another term, or clear the field', { noMatch: emptyText })
  const term = text.trim()
  if (status !== 'ready' || term === '') return t('Choose an option, or clear the field')
  return t('Several options match “{term}”. Choose one, or type more letters', { term })
}

const plain = (text: string) => asciiDigits(text).toLowerCase().replace(/\s/gu, '')

/** Returns the option that matches the text: an exact match, or else the only search result. */
export function findMatch(text: string, { status, options }: Search): ChoiceOption | undefined {
  if (status !== 'ready' || plain(text) === '') return undefined
  const exact = options.filter(({ label, detail = '' }) => [label, detail].map(plain).includes(plain(text)))
  const [option, ...others] = exact.length > 0 ? exact : options
  return others.length === 0 ? option : undefined
}

/** True if an overlay took the focus. The overlay returns the focus when it closes. */
const isMoveToOverlay = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  isInOverlay(currentTarget, relatedTarget) || currentTarget.closest('[inert]') !== null

export type Typing = ReturnType<typeof useTyping>

/**
 * State of a combo box text that is not resolved to an option: being typed, waiting for the search, or rejected. Attach
 * `root` to the element around the `Entry`.
 */
export function useTyping(text: string, search: Search, onTake: (option: ChoiceOption) => void) {
  const root = useRef<HTMLDivElement>(null)
  const isOverlayFocused = useRef(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (refused !== null && refused !== text) setRefused(null)
  /**
   * Text to resolve when the search responds. Each request needs a new object, because it restarts the effect. `isLeft`
   * is true after blur.
   */
  const [wanted, setWanted] = useState<{ text: string; isLeft: boolean } | null>(null)
  if (wanted !== null && wanted.text !== text) setWanted(null)

  const isEditing = () => isOverlayFocused.current || (root.current?.contains(document.activeElement) ?? false)
  const option = findMatch(text, search)
  const take = useEffectEvent(() => {
    // The list needs no closing, because react-aria closes it after every choice.
    if (option) onTake(option)
  })
  const isWaiting = search.status === 'loading'
  /** True if several options match the text, so that the user must choose. */
  const isAmbiguous = search.status === 'ready' && search.options.length > 1 && !option
  const isUnresolved = wanted !== null && !isWaiting && !option && (wanted.isLeft || isAmbiguous)
  useEffect(() => {
    if (wanted && !isWaiting) take()
  }, [wanted, isWaiting])

  return {
    root,
    /**
     * True while the user edits the text, even if an overlay has the focus. react-aria ends its own input mode earlier,
     * on scroll or when an overlay opens.
     */
    isEditing,
    isAmbiguous,
    /** True if the search response will resolve the text. */
    isWanted: wanted !== null,
    want: () => setWanted({ text, isLeft: false }),
    /** Resolves the text after blur: immediately, or when the search responds. */
    leave: () => setWanted({ text, isLeft: true }),
    /** Reason for the rejection; empty if the text is not rejected. */
    refusal: isUnresolved || refused === text ? rejectionOf(search, text) : '',
    refuse: () => setRefused(text),
    /** True if the text blocks a submit, because the user is typing it or it is unresolved. */
    blocksSubmit: () => isEditing() || wanted !== null || refused !== null,
    onTake,
    /** Call this on blur. Records whether an overlay took the focus. */
    recordBlur: (event: FocusEvent<HTMLElement>) => {
      isOverlayFocused.current = isMoveToOverlay(event)
    },
    /** Call this on focus. Returns true if an overlay returned the focus. */
    isFocusRestored: () => {
      const isBack = isOverlayFocused.current
      isOverlayFocused.current = false
      return isBack
    },
  }
}
