import { useState } from 'react'
import { browserStorage } from './storage.ts'

/** What a slip is printed on: a sheet, or the roll of a weighbridge's printer. */
export const slipSizes = ['a4', '80mm'] as const
export type SlipSize = (typeof slipSizes)[number]

/** The storage key of the size that was printed last. */
const key = 'threereco.slip'

/** The size of slips in this browser, as it was printed last. The choice is stored where storage is allowed. */
export function useSlipSize(): [size: SlipSize, choose: (size: SlipSize) => void] {
  const [size, setSize] = useState<SlipSize>(() => slipSizes.find(name => name === browserStorage.read(key)) ?? 'a4')
  return [
    size,
    next => {
      browserStorage.write(key, next)
      setSize(next)
    },
  ]
}
