import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { type Kept, keptOf, type Measured } from './judge.ts'

const file = inProject('tests/bench/load.kept.json')

/** When and on what the figures were measured, and the figures. */
type KeptRun = { of: string; figures: Kept }

/** The run that was kept last. */
export const readKept = (): KeptRun =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptRun) : { of: 'no run', figures: {} }

export function keep(of: string, measured: readonly Measured[]): void {
  const run: KeptRun = { of, figures: keptOf(measured) }
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}
