import { build } from 'vite'
try { await build({ configFile: false, logLevel: 'silent', root: '/tmp', oxc: { jsx: { runtime: 'automatic' } }, resolve: { tsconfigPaths: process.argv[3] === 'y' }, build: { write: false, rolldownOptions: { input: process.argv[2], external: /.*/ } } }); console.log('fine') } catch (e) { console.log(String((e as Error).message).slice(0, 1500)) }
process.exit(0)
