// The contract between the app and its server. `--openapi` prints it as OpenAPI 3.1; `--out=file` writes it. With the
// address of a running server, sends that server every call and reports the results. `mock` checks the mock; `mock
// --server=public` checks the mock with the responses of the public server.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TOTP } from 'otpauth'
import { apiAddress } from '#api/api-address.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { type ServerName, serverNames } from '#mirage/situation/situation.ts'
import { startApiServer } from '#tests/api-server/api-server.ts'
import { inProject } from '#tools/root.ts'
import { askPerson } from './ask-person.ts'
import { checkServer } from './check-server.ts'
import { contractReport, countsOf } from './contract-report.ts'
import { openApi } from './openapi.ts'
import { CannotCheck, type Finding } from './run.ts'
import type { Login } from './sign-in-checks.ts'

const usage = `Usage: npm run contract -- --openapi [--out=file]
       npm run contract -- http://localhost:6173 --as admin@example.com [--read-only]
       npm run contract -- mock [--server=public]
The command asks for the password and the code.
CONTRACT_PASSWORD and CONTRACT_SECRET (the secret of the second factor) can provide them.`

const {
  positionals: [address],
  values: { openapi, out, as, server, 'read-only': isReadOnly },
} = parseArgs({
  allowPositionals: true,
  options: {
    openapi: { type: 'boolean' },
    out: { type: 'string' },
    as: { type: 'string' },
    server: { type: 'string', default: 'specified' },
    'read-only': { type: 'boolean', default: false },
  },
})

/** Returns the login of a person; asks for values that are not in the environment. */
async function loginOf(username: string): Promise<Login> {
  const { CONTRACT_PASSWORD, CONTRACT_SECRET } = process.env
  const password = CONTRACT_PASSWORD ?? (await askPerson(`Password of ${username}`, true))
  const code = async () =>
    CONTRACT_SECRET === undefined
      ? askPerson('Code of the authenticator app')
      : new TOTP({ secret: CONTRACT_SECRET }).generate()
  return { username, password, code }
}

async function checkMock(as: ServerName) {
  const server = await startApiServer({ as })
  const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
  const code = () => Promise.resolve(server.codeOf(username))
  const login = { username, password: standardPassword, code }
  try {
    return await checkServer({ address: `${server.url}/api`, login, isReadOnly })
  } finally {
    await server.close()
  }
}

/** Checks the server from the arguments. Resolves to null if they name none. */
async function findingsOf(): Promise<readonly Finding[] | null> {
  const mocked = serverNames.find(name => name === server)
  if (address === 'mock') return mocked ? checkMock(mocked) : null
  if (address === undefined || as === undefined || !URL.canParse(address)) return null
  return checkServer({ address: apiAddress(address, address), login: await loginOf(as), isReadOnly })
}

if (openapi) {
  const text = `${JSON.stringify(openApi(), null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else {
    writeFileSync(inProject(out), text)
    console.log(`${out} has the contract.`)
  }
} else {
  try {
    const findings = await findingsOf()
    console.log(findings === null ? usage : contractReport(findings))
    process.exitCode = findings === null || countsOf(findings).breaks > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
