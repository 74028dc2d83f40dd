// Writes the charts of all machines into machines/README.md, as Mermaid.
import { readFileSync, writeFileSync } from 'node:fs'
import { allMachines } from './all-machines.ts'
import { withCharts } from './readme-charts.ts'
import { inProject } from './root.ts'

const readme = inProject('machines/README.md')
const machines = await allMachines()
writeFileSync(readme, withCharts(readFileSync(readme, 'utf8'), machines))
console.log(`machines/README.md has the charts of ${machines.length} machines.`)
