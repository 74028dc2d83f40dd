// Starts the app for development, with the mock or with the server in VITE_API.
import { createServer } from 'vite'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { inProject } from './root.ts'

const server = await createServer({ configFile: inProject('vite.config.ts') })
await server.listen()
const [address] = server.resolvedUrls?.local ?? []

console.log(`\nthreereco is at ${address}\n`)
const api = process.env.VITE_API ?? 'mock'
if (api === 'mock') {
  const width = Math.max(...accounts.map(account => account.username.length))
  console.log(`The server is a mock in the browser. Sign in with the password ${standardPassword} as`)
  for (const { name, username, about } of accounts) console.log(`  ${username.padEnd(width)}  ${name} ${about}`)
  console.log('It offers the verification code itself.\n')
} else {
  console.log(`The server is ${api}.\n`)
}
console.log('Ctrl+C stops it.')
