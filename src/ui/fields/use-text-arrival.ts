import { type FocusEvent, useRef } from 'react'

/**
 * Selects the text on focus, as Tab does. A press places the caret. A focus restored from nowhere keeps the selection.
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
