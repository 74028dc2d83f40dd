import { useStoredChoice } from './use-stored-choice.ts'

/** What a slip is printed on: a sheet, or the roll of a weighbridge's printer. */
export const slipSizes = ['a4', '80mm'] as const
export type SlipSize = (typeof slipSizes)[number]

/** The size of slips in this browser, as it was printed last. */
export const useSlipSize = () => useStoredChoice('threereco.slip', slipSizes)
