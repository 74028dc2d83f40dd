import { quantile } from '../figures.ts'
import { limitOf, type Measure, type Speed } from './limits.ts'

/** All times of one thing in ms, and those of the floor, which has no demo and no slow line. */
export type Measured = { name: Measure; speed: Speed; times: readonly number[]; floorTimes: readonly number[] }

/** Medians in ms, by what was measured. */
export type Kept = Readonly<Record<string, number>>

export const keyOf = ({ name, speed }: Pick<Measured, 'name' | 'speed'>) => `${name}, ${speed}`

const medianOf = (times: readonly number[]) => quantile(times, 0.5)

/** Holds the median against the limits, the floor and the figures that were kept. */
export function judge(measured: Measured, kept: Kept) {
  const { name, speed, times, floorTimes } = measured
  const { [speed]: limit, timesFloor = Number.POSITIVE_INFINITY } = limitOf(name)
  const median = medianOf(times)
  const floor = floorTimes.length > 0 ? medianOf(floorTimes) : null
  const ratio = floor === null ? null : median / floor
  const before = kept[keyOf(measured)] ?? null
  return {
    name,
    speed,
    median,
    limit,
    floor,
    /** How many times as long as on the floor. */
    ratio,
    kept: before,
    isOverLimit: limit !== undefined && median > limit,
    isFarFromFloor: ratio !== null && ratio > timesFloor,
    /** By more than a tenth. */
    isSlower: before !== null && median > before * 1.1,
  }
}

/** A row of the table: medians in ms, null where there is nothing to compare with. */
export type Judged = ReturnType<typeof judge>

/** The medians of these figures, for the next run to compare with. */
export const keptOf = (all: readonly Measured[]): Kept =>
  Object.fromEntries(all.map(each => [keyOf(each), Math.round(medianOf(each.times) * 10) / 10]))
