import { type FocusEvent, useRef } from 'react'

/**
 * Selects the text when the field gets the focus, unless by a pointer press, which places the caret. Keeps the
 * selection if the focus returns without leaving another element, for example after a window switch.
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
