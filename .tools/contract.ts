// The contract between the app and its server. `--openapi` prints it as OpenAPI 3.1, `--out=file` writes it. With the
// address of a running server it asks that server every call and tells how the answers fit; `mock` is the mock itself.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TOTP } from 'otpauth'
import { apiAddress } from '#api/api-address.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { startApiServer } from './api-server.ts'
import { askPerson } from './contract/ask-person.ts'
import { checkServer } from './contract/check-server.ts'
import { contractReport, countsOf } from './contract/contract-report.ts'
import { openApi } from './contract/openapi.ts'
import type { Login } from './contract/sign-in-checks.ts'
import { inProject } from './root.ts'

const usage = `Usage: npm run contract -- --openapi [--out=file]
       npm run contract -- http://localhost:6173 --as admin@example.com [--read-only]
       npm run contract -- mock
The password is asked for, or CONTRACT_PASSWORD; so is the code, or made from the secret in CONTRACT_SECRET.`

const {
  positionals: [address],
  values: { openapi, out, as, 'read-only': isReadOnly },
} = parseArgs({
  allowPositionals: true,
  options: {
    openapi: { type: 'boolean' },
    out: { type: 'string' },
    as: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
  },
})

/** The login of a person, who is asked for what the environment does not say. */
async function loginOf(username: string): Promise<Login> {
  const { CONTRACT_PASSWORD, CONTRACT_SECRET } = process.env
  const password = CONTRACT_PASSWORD ?? (await askPerson(`Password of ${username}`, true))
  const code = async () =>
    CONTRACT_SECRET === undefined
      ? askPerson('Code of the authenticator app')
      : new TOTP({ secret: CONTRACT_SECRET }).generate()
  return { username, password, code }
}

async function checkMock() {
  const server = await startApiServer()
  const username = accounts.find(({ role }) => role === 'System Admin')?.username ?? ''
  const code = () => Promise.resolve(server.codeOf(username))
  const login = { username, password: standardPassword, code }
  try {
    return await checkServer({ address: `${server.url}/api`, login, isReadOnly })
  } finally {
    await server.close()
  }
}

if (openapi) {
  const text = `${JSON.stringify(openApi(), null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else {
    writeFileSync(inProject(out), text)
    console.log(`${out} has the contract.`)
  }
} else if (address === 'mock' || (address !== undefined && URL.canParse(address) && as !== undefined)) {
  const findings =
    address === 'mock'
      ? await checkMock()
      : await checkServer({ address: apiAddress(address, address), login: await loginOf(as ?? ''), isReadOnly })
  console.log(contractReport(findings))
  process.exitCode = countsOf(findings).breaks > 0 ? 1 : 0
} else {
  console.error(usage)
  process.exitCode = 1
}
