import { useState } from 'react'
import { useLocation } from 'wouter'

/** Returns a function that opens the current screen again, with another query. A form then offers its draft. */
export function useReopen(): (search: string) => void {
  const [path, navigate] = useLocation()
  const [first] = useState(path)
  return search => navigate(first + search)
}
