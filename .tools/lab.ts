// Starts the app with the mock for development, and prints the lab's URL.
import { createServer } from 'vite'
import { inProject } from './root.ts'

// Without the mock, the app does not include the lab.
process.env.VITE_API = 'mock'
const server = await createServer({ configFile: inProject('vite.config.ts') })
await server.listen()
const [address] = server.resolvedUrls?.local ?? []

console.log(`\nThe machine lab is at ${address}lab\n\nCtrl+C stops it.`)
