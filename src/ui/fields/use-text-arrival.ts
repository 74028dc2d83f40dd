import { type FocusEvent, useRef } from 'react'

/** As Tab does. A press places the caret, and a focus that returns from nowhere keeps the selection. */
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
