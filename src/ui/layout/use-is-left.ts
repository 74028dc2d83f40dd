import { createContext, use } from 'react'

/** True inside a screen that the user has left, but that stays mounted and hidden. */
export const IsLeftContext = createContext(false)

export const useIsLeft = () => use(IsLeftContext)
