// Vitest reporter that writes a table of each machine's covered parts, as recorded by `tests/setup-machines.ts`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { inProject } from '#tools/root.ts'
import { machineCoverageFile, machineCoverageTable } from './machine-coverage-table.ts'

type Covered = Readonly<Record<string, readonly string[]>>
type Parts = Readonly<Record<string, Record<'states' | 'transitions' | 'outcomes', readonly string[]>>>

const metaOf = (module: TestModule) => module.meta() as { coveredByMachines?: Covered; partsOfMachines?: Parts }

const coveredParts = (modules: readonly TestModule[], id: string) =>
  new Set(modules.flatMap(module => metaOf(module).coveredByMachines?.[id] ?? []))

export default class MachineCoverage implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const paths = modules.filter(module => metaOf(module).partsOfMachines)
    const screens = modules.filter(({ project }) => project.name === 'screens')
    const parts = Object.entries(paths.map(module => metaOf(module).partsOfMachines ?? {})[0] ?? {})
    const machines = parts.map(([id, some]) => ({
      id,
      ...some,
      covered: { tests: coveredParts(modules, id), paths: coveredParts(paths, id), screens: coveredParts(screens, id) },
    }))
    mkdirSync(dirname(inProject(machineCoverageFile)), { recursive: true })
    writeFileSync(inProject(machineCoverageFile), machineCoverageTable(machines))
  }
}
