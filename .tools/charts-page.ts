import type { AnyStateMachine } from 'xstate'
import { buildChart } from '../src/lab/core/chart/build-chart.ts'
import type { Chart } from '../src/lab/core/chart/chart.ts'
import { toMermaid } from '../src/lab/core/chart/mermaid.ts'

const head = `# Charts of the machines

\`npm run charts\` writes this file from the machines. \`npm test\` fails if a chart differs from its machine.

- \`load answers\` and \`load fails\` are the results of an actor.
- \`else\` is the transition if no guard before it holds.
- A diamond is a state that only decides where to go.
- "all of rows" means each state in the frame \`rows\`.
- \`/ nothing\` means that the state ignores an event which its parent handles.
`

const section = (chart: Chart, events: readonly string[]) => `
## ${chart.machine}

${chart.states.length - 1} states, ${chart.transitions.length} transitions. Events: ${events.map(event => `\`${event}\``).join(' ')}

<details>
<summary>Chart</summary>

\`\`\`mermaid
${toMermaid(chart)}\`\`\`

</details>
`

/**
 * Returns machines/charts.md: events and chart of each machine, in the order of the table in `readme`
 * (machines/README.md).
 * @throws if a machine is missing from the table.
 */
export function chartsPage(readme: string, machines: readonly AnyStateMachine[]): string {
  const rowOf = ({ id }: AnyStateMachine) => {
    const row = readme.search(new RegExp(`^\\| \`${id}[<\`]`, 'm'))
    if (row < 0) throw new Error(`machines/README.md has no row for ${id}`)
    return row
  }
  const sections = machines
    .toSorted((a, b) => rowOf(a) - rowOf(b))
    .map(machine =>
      section(
        buildChart(machine),
        machine.events.filter(event => !event.startsWith('xstate.')),
      ),
    )
  return [head, ...sections].join('')
}
