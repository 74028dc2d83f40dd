import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../src/lab/chart/chart.ts'
import { chartOf } from '../src/lab/chart/chart-of.ts'
import { mermaidOf } from '../src/lab/chart/mermaid.ts'

const start = '<!-- What follows is written by npm run charts. -->'
const end = '<!-- Here ends what is written by npm run charts. -->'

const inDetails = (chart: Chart) => `<details>
<summary><code>${chart.machine}</code>: ${chart.states.length - 1} states, ${chart.transitions.length} transitions</summary>

\`\`\`mermaid
${mermaidOf(chart)}\`\`\`

</details>
`

/** machines/README.md with the charts of machines, in the order of its first table. @throws when it has no place for one. */
export function withCharts(readme: string, machines: readonly AnyStateMachine[]): string {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`The README has no lines "${start}" and "${end}"`)
  const rowOf = ({ machine }: Chart) => {
    const row = readme.search(new RegExp(`^\\| \`${machine}[<\`]`, 'm'))
    if (row < 0) throw new Error(`The README has no row for ${machine}`)
    return row
  }
  const charts = machines.map(chartOf).toSorted((a, b) => rowOf(a) - rowOf(b))
  return [readme.slice(0, before), start, '\n\n', charts.map(inDetails).join('\n'), '\n', readme.slice(after)].join('')
}
