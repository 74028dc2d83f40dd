// Builds the app: `build` for the server that VITE_API names, `build demo` with the mock in place of a server.
import { build } from 'vite'
import { inProject } from './root.ts'

if (process.argv[2] === 'demo') process.env.VITE_API = 'mock'
try {
  await build({ configFile: inProject('vite.config.ts') })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
