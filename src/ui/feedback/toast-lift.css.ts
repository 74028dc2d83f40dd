import { createVar } from '@vanilla-extract/css'

/** How far toasts stand above their place, on a page with something at its foot that they must not cover; a length. */
export const toastLift = createVar()
