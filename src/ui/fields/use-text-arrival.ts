import { type FocusEvent, useRef } from 'react'

/**
 * Selects the text on focus, except after a pointer press, which places the caret. Keeps the selection if the focus
 * returns from outside the page, for example after a window switch.
 */
export function useTextArrival() {
  const isPointed = useRef(false)
  const hadFocus = useRef(false)
  return {
    onPointerDown: () => {
      isPointed.current = true
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      const isBack = hadFocus.current && relatedTarget === null
      if (!isPointed.current && !isBack) currentTarget.select()
      hadFocus.current = true
    },
    onBlur: () => {
      isPointed.current = false
    },
  }
}
