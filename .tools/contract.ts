// The contract between the app and its server: `--openapi` prints it as OpenAPI 3.1, `--out=file` writes it.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openApi } from './contract/openapi.ts'
import { inProject } from './root.ts'

const {
  values: { openapi, out },
} = parseArgs({ options: { openapi: { type: 'boolean' }, out: { type: 'string' } } })

if (!openapi) {
  console.error('Usage: npm run contract -- --openapi [--out=file]')
  process.exit(1)
}
const text = `${JSON.stringify(openApi(), null, 2)}\n`
if (out === undefined) process.stdout.write(text)
else {
  writeFileSync(inProject(out), text)
  console.log(`${out} has the contract.`)
}
