import { useState } from 'react'

/** Returns the value, or the last one while it is null. For texts that stay during a closing animation. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
