import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isInWindowOver } from '#ui/basics/use-focus-rescue.ts'
import type { ChoiceOption, Search } from './choice-search.ts'

function faultOf({ status, options, emptyText }: Search): string {
  if (status === 'failed') return 'The search failed. Retry in the list, or clear the field.'
  const isNothingFound = status === 'ready' && options.length === 0
  return isNothingFound ? `${emptyText} Type another term, or clear the field` : 'Choose an option, or clear the field'
}

const plain = (text: string) => text.toLowerCase().replace(/\s/gu, '')

/** The option that a typed text means by itself: the one that says exactly that, or the only one that there is. */
export function meant(text: string, { status, options }: Search): ChoiceOption | undefined {
  if (status !== 'ready' || plain(text) === '') return undefined
  const exact = options.filter(({ label, detail = '' }) => [label, detail].map(plain).includes(plain(text)))
  const [option, ...others] = exact.length > 0 ? exact : options
  return others.length === 0 ? option : undefined
}

/** Whether a window over the page took the focus, which gives it back when it closes. */
const isTakenByWindow = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  isInWindowOver(currentTarget, relatedTarget) || currentTarget.closest('[inert]') !== null

export type Typing = ReturnType<typeof useTyping>

/**
 * What is typed into a combo box and means no option yet: whether it is still being typed, whether it is to be taken for
 * what it means as soon as its search has an answer, and whether it was refused. `text` is what stands in the field; put `root`
 * on the element around its `Entry`.
 */
export function useTyping(text: string, search: Search, onTake: (option: ChoiceOption) => void) {
  const root = useRef<HTMLDivElement>(null)
  const isTaken = useRef(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (refused !== null && refused !== text) setRefused(null)
  /** The text that is to be taken, a new object each time that is asked for; and whether the field was left with it. */
  const [wanted, setWanted] = useState<{ text: string; isLeft: boolean } | null>(null)
  if (wanted !== null && wanted.text !== text) setWanted(null)

  const isUnderWay = () => isTaken.current || (root.current?.contains(document.activeElement) ?? false)
  const option = meant(text, search)
  const take = useEffectEvent(() => {
    // The list closes by itself, as with every choice.
    if (option) onTake(option)
  })
  const isWaiting = search.status === 'loading'
  const isLeftUnclear = wanted?.isLeft === true && !isWaiting && !option
  useEffect(() => {
    if (wanted && !isWaiting) take()
  }, [wanted, isWaiting])

  return {
    root,
    /** react-aria ends what is typed also when the page is scrolled, or a window opens: the search goes on. */
    isUnderWay,
    /** Whether the text is taken as soon as its search has an answer. */
    isWanted: wanted !== null,
    want: () => setWanted({ text, isLeft: false }),
    /** The field is left: has the text taken for what it means, now or when the answer is there. */
    leave: () => setWanted({ text, isLeft: true }),
    /** Why it was not taken, or not saved; empty when nothing was refused. */
    refusal: isLeftUnclear || refused === text ? faultOf(search) : '',
    refuse: () => setRefused(text),
    /** Whether the text is in the way of a save: it is being typed, or was left unclear. */
    isInTheWay: () => isUnderWay() || wanted !== null || refused !== null,
    onTake,
    /** The focus leaves: notes whether a window takes it. */
    noteTaker: (event: FocusEvent<HTMLElement>) => {
      isTaken.current = isTakenByWindow(event)
    },
    /** The focus comes: returns true if it is back from a window. */
    isBackFromWindow: () => {
      const isBack = isTaken.current
      isTaken.current = false
      return isBack
    },
  }
}
