import { row } from '../figures.ts'
import { type Judged, keyOf } from './judge.ts'
import { limitOf, measures, type Speed } from './limits.ts'

const ms = (time: number | null | undefined) => (time == null ? '' : time.toFixed(time < 100 ? 1 : 0))
const times = (ratio: number | null) => (ratio === null ? '' : `× ${ratio.toFixed(2)}`)
const miss = (isMissed: boolean, text: string) => (isMissed ? `✗ ${text}` : text)

const line = (name: string, cells: readonly string[]) => name.padEnd(24) + row(cells, 12)

/** The lines of a table of one speed, in the order of the limits. */
export function tableOf(speed: Speed, judged: readonly Judged[]): readonly string[] {
  const rows = measures.flatMap(name => judged.find(each => each.name === name && each.speed === speed) ?? [])
  return [
    line(speed, ['median', 'limit', 'floor', 'to floor', 'limit', 'kept']),
    ...rows.map(each =>
      line(each.name, [
        miss(each.isOverLimit, ms(each.median)),
        ms(each.limit),
        ms(each.floor),
        miss(each.isFarFromFloor, times(each.ratio)),
        times(limitOf(each.name).timesFloor ?? null),
        ms(each.kept),
      ]),
    ),
  ]
}

/** What got slower than in the run that was kept, and what misses its limits, in sentences. */
export function sentencesOf(judged: readonly Judged[]): readonly string[] {
  const slower = judged.filter(({ isSlower }) => isSlower)
  const over = judged.filter(({ isOverLimit, isFarFromFloor }) => isOverLimit || isFarFromFloor)
  return [
    ...slower.map(
      each =>
        `${keyOf(each)}, got slower by more than a tenth: ${ms(each.median)} ms, and ${ms(each.kept)} ms in the run that was kept.`,
    ),
    over.length === 0
      ? 'Every median keeps within its limits.'
      : `${over.length} of ${judged.length} medians miss a limit (✗).`,
  ]
}
