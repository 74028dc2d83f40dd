/** Sizes of a picture, as shares of the one in which its words are as large as those around it. */
const sizes = [0.1, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const
export const smallest = sizes[0]
export const largest = sizes[10]

/** As far as two sizes may be apart and count as one. */
const close = 0.01

export const largerThan = (size: number): number => sizes.find(other => other > size + close) ?? largest

export const smallerThan = (size: number): number => sizes.findLast(other => other < size - close) ?? smallest

/** A turn of the wheel by a hundred pixels, which is one notch of most, makes a fifth. */
export const wheeled = (size: number, deltaY: number): number =>
  Math.min(largest, Math.max(smallest, size * 1.2 ** (-deltaY / 100)))
