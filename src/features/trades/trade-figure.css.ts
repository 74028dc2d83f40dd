import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** A figure below zero is no saving, so it is not green. */
export const belowZero = appStyle({ color: vars.color.ink })
