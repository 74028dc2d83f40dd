import { createVar } from '@vanilla-extract/css'

/**
 * Space that content outside the app covers: height at the bottom, width at the inline end. CSS lengths, unset by
 * default.
 */
export const covered = { bottom: createVar(), end: createVar() }
