// Prints the module with the catalogues as the development server sends it.
import { createServer } from 'vite'
import { messages } from '#tools/plugins/messages.ts'
import { inProject } from '#tools/root.ts'

const server = await createServer({
  configFile: false,
  root: inProject('src'),
  cacheDir: inProject('.cache/vite-messages'),
  plugins: [messages({ hasMock: true })],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
})
const served = await server.transformRequest('/messages/translated.ts')
await server.close()
process.stdout.write(served?.code ?? '')
