// Writes machines/charts.md: events and chart of each machine, as Mermaid.
import { readFileSync, writeFileSync } from 'node:fs'
import { allMachines } from './all-machines.ts'
import { chartsPage } from './charts-page.ts'
import { inProject } from './root.ts'

const machines = await allMachines()
writeFileSync(
  inProject('machines/charts.md'),
  chartsPage(readFileSync(inProject('machines/README.md'), 'utf8'), machines),
)
console.log(`machines/charts.md has the charts of ${machines.length} machines.`)
