import { createContext, use } from 'react'

/** True inside a screen that the user has left, while it stays mounted, but hidden. */
export const IsLeftContext = createContext(false)

export const useIsLeft = () => use(IsLeftContext)
