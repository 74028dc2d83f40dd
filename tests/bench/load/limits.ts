/** How many times slower the processor is made. */
export const slowdowns = { '1x': 1, '4x': 4 } as const
export type Speed = keyof typeof slowdowns
export const speeds = Object.keys(slowdowns) as Speed[]

/** Upper limits for the median, in ms by speed, and for how many times as long as on the floor it takes. */
type Limit = Readonly<Partial<Record<Speed, number>> & { timesFloor?: number }>

/** What is measured, in the order of the table. */
const limits = {
  'first rows': { '1x': 330, '4x': 870, timesFloor: 1.5 },
  'first rows, slow line': { '1x': 1500 },
  'first rows, demo': { '1x': 540, '4x': 1250 },
  'warm rows': { '1x': 330, '4x': 750 },
  'list → edit, first': { '1x': 100, '4x': 300, timesFloor: 2 },
  'list → edit, again': { '1x': 45, '4x': 140, timesFloor: 2 },
  back: { '1x': 40, '4x': 120 },
  'next page': { '1x': 50, '4x': 130 },
  'key to paint': { '1x': 16, '4x': 40 },
} satisfies Record<string, Limit>
export type Measure = keyof typeof limits
export const measures = Object.keys(limits) as Measure[]

export const limitOf = (name: Measure): Limit => limits[name]
