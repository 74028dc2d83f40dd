import { useState } from 'react'
import { useLocation } from 'wouter'

/** Returns a function that opens the current screen again. A form then offers its draft. */
export function useReopen(): () => void {
  const [path, navigate] = useLocation()
  const [first] = useState(path)
  return () => navigate(first)
}
