// Builds the lab as a package: `dist/xstate-lab` and `dist/xstate-lab-<version>.tgz`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { inProject } from './root.ts'

const out = inProject('dist/xstate-lab')
const version = '0.1.0'

/** Places of the modules in the package. The check keeps code of the product out. */
const places = ['src/lab/', 'src/ui/', 'src/theme/', 'src/messages/', 'src/domain/figures/numbers.ts', 'node_modules/']
const ofProduct = ['src/lab/product/']

/** Fails if a module is elsewhere, and leaves out the translations of the product. */
const ownModules = (): Plugin => ({
  name: 'own-modules',
  enforce: 'pre',
  load: id => (/src\/messages\/\w+\.json$/.test(id) ? '{}' : null),
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
    const paths = modules.filter(id => id.startsWith(inProject())).map(id => id.slice(inProject().length + 1))
    const others = paths.filter(
      path => !places.some(place => path.startsWith(place)) || ofProduct.some(place => path.startsWith(place)),
    )
    if (others.length > 0) throw new Error(`The package contains code of the product: ${others.join(', ')}`)
  },
})

const common = { configFile: false, logLevel: 'error' } as const

rmSync(out, { recursive: true, force: true })
await build({
  ...common,
  root: inProject('src/lab/app'),
  plugins: [ownModules(), vanillaExtractPlugin(), react()],
  define: { 'import.meta.env.BASE_URL': '"/"' },
  build: {
    outDir: join(out, 'app'),
    emptyOutDir: true,
    assetsDir: 'files',
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    // The layout's worker is a separate file, because it is the largest part.
    assetsInlineLimit: path => !path.includes('elk-worker'),
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: 'files/lab.js',
        assetFileNames: ({ names }) =>
          names[0]?.includes('elk-worker') ? 'files/elk-worker.cjs' : 'files/lab[extname]',
      },
    },
  },
})
const entries = {
  cli: 'package/cli.ts',
  'print-schemas': 'server/print-schemas.ts',
  test: 'package/test.ts',
  inspect: 'core/inspect/lab-adapter.ts',
}
for (const [name, entry] of Object.entries(entries)) {
  await build({
    ...common,
    root: inProject(),
    plugins: [ownModules()],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      ssr: inProject('src/lab', entry),
      minify: true,
      rolldownOptions: {
        external: [/^node:/, 'vite', 'vitest', /^xstate($|\/)/, /^typescript/],
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: '[name].js',
          ...(name === 'cli' ? { banner: '#!/usr/bin/env node' } : {}),
        },
      },
    },
    ssr: { noExternal: true },
  })
}
cpSync(join(out, 'app/files'), join(out, 'app'), { recursive: true })
rmSync(join(out, 'app/files'), { recursive: true })
for (const name of ['README.md', 'lab.png']) cpSync(inProject('src/lab/package', name), join(out, name))
cpSync(inProject('src/lab/package/declarations'), out, { recursive: true })
const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const manifest = {
  name: 'xstate-lab',
  version,
  description: 'Charts, runs, paths and inspection of XState machines, offline',
  type: 'module',
  license: 'UNLICENSED',
  bin: { 'xstate-lab': 'cli.js' },
  engines: { node: '>=20.19' },
  exports: Object.fromEntries(
    ['inspect', 'test'].map(name => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
  ),
  dependencies: { vite: `^${devDependencies.vite}` },
  // Older versions of TypeScript and Vitest must not prevent the installation.
  peerDependencies: { xstate: '5', typescript: '*', vitest: '*' },
  peerDependenciesMeta: { typescript: { optional: true }, vitest: { optional: true } },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
mkdirSync(inProject('dist'), { recursive: true })
execFileSync('npm', ['pack', '--silent', '--pack-destination', inProject('dist'), out], { stdio: 'inherit' })
const size = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? size(join(folder, entry.name)) : statSync(join(folder, entry.name)).size),
    0,
  )
console.log(`dist/xstate-lab-${version}.tgz, ${(size(out) / 1e6).toFixed(2)} MB unpacked`)
