import { type FocusEvent, useRef } from 'react'

/**
 * Selects the text of a field when the focus arrives by a key or by code, as Tab does. A press places the caret instead. A
 * focus that comes back from nowhere, as after a failed save or from another window, finds the selection unchanged.
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
