import { createVar } from '@vanilla-extract/css'

/**
 * Width and height that content outside the page covers, at the bottom and at the inline end. CSS lengths, unset by
 * default.
 */
export const covered = { bottom: createVar(), end: createVar() }
