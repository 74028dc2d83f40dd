// Serves the lab for the folder in the arguments, and prints the address. Tests run it in another process, because the
// bundler fails in the separate globals of a test.
import { createServer } from 'vite'
import { labServer } from '#lab/server/lab-server.ts'

const [folder = ''] = process.argv.slice(2)
const server = await createServer({
  configFile: false,
  root: folder,
  appType: 'custom',
  logLevel: 'silent',
  server: { host: '127.0.0.1', port: 0, watch: null },
  plugins: [labServer({ folder })],
})
await server.listen()
console.log(server.resolvedUrls?.local[0])
