import { createVar } from '@vanilla-extract/css'

/** How much of the window something covers that is not part of the page, at its foot and at its end; lengths, none unless set. */
export const covered = { bottom: createVar(), end: createVar() }
