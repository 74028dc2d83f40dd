// Builds the demo and runs the journeys in a browser: `npm run journeys -- --server=public signing-up editing`.
// `--server` is the server that the mock imitates. The other arguments select test files by parts of their names.
import { parseArgs } from 'node:util'
import { command } from '#tools/command.ts'

const projects = new Map([
  ['specified', 'journeys'],
  ['public', 'journeys-public'],
])
const {
  positionals,
  values: { server },
} = parseArgs({ allowPositionals: true, options: { server: { type: 'string', default: 'specified' } } })
const project = projects.get(server)

if (project === undefined) {
  console.error(`There is no server ${server}. There are: ${[...projects.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  const config = '--config=tests/journeys/playwright.config.ts'
  const { succeeded, output } = built.succeeded
    ? await command('playwright', ['test', config, `--project=${project}`, '--reporter=list', ...positionals])
    : built
  console.log(output)
  process.exitCode = succeeded ? 0 : 1
}
