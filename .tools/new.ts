// Creates a machine: its fakes, example, test, paths, chart, and row in machines/README.md. Usage: `npm run new --
// machine reminder`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { command } from './command.ts'
import { isMachineName, machineFiles, withMachineRow } from './new-machine.ts'
import { inProject } from './root.ts'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

const [what, name = ''] = process.argv.slice(2)
if (what !== 'machine' || !isMachineName(name)) stop('Usage: npm run new -- machine reminder')
if (existsSync(inProject('machines', name))) stop(`A machine ${name} already exists.`)

for (const [path, text] of machineFiles(name)) {
  mkdirSync(dirname(inProject(path)), { recursive: true })
  writeFileSync(inProject(path), text)
  console.log(path)
}
const readme = inProject('machines/README.md')
writeFileSync(readme, withMachineRow(readFileSync(readme, 'utf8'), name))
for (const args of [['.tools/paths.ts', name], ['.tools/charts.ts']]) {
  const { succeeded, output } = await command('node', args)
  if (!succeeded) stop(output)
  console.log(output.trim())
}
