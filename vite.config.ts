import { availableParallelism } from 'node:os'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { offlineDemo } from './.tools/offline-demo.ts'

const outside = (folder: string) => new URL(folder, import.meta.url).pathname

/** All that the entry imports goes into one file: fewer requests before the first screen, and a few kilobytes less. */
function entryInOnePiece(): Plugin {
  const needed = new Set<string>()
  return {
    name: 'entry-in-one-piece',
    apply: 'build',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter(id => this.getModuleInfo(id)?.isEntry)
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        // A list of everything a package has says nothing of what is used of it.
        if (needed.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
        needed.add(id)
        // A button takes nothing but its context: what a progress bar is made of comes with whoever shows one.
        if (/react-aria-components\/dist\/\w+\/ProgressBar\./.test(id)) continue
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'entry', test: (id: string) => needed.has(id) }] },
            // The entry names every other file: hashes alone are half a kilobyte less.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
          },
        },
      },
    }),
  }
}

export default defineConfig(({ command }) => {
  const api = process.env.VITE_API ?? (command === 'serve' ? 'mock' : '')
  if (command === 'build' && api === '') {
    throw new Error(
      'VITE_API is missing: give the address of the server, as in VITE_API=https://api.example.com npm run build',
    )
  }
  return {
    root: outside('./src'),
    cacheDir: outside('./.cache/vite'),
    envDir: false,
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    plugins: [
      vanillaExtractPlugin(),
      react(),
      entryInOnePiece(),
      ...(api === 'mock' ? [offlineDemo()] : []),
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
    resolve: {
      alias: [
        // Mirage brings its own replacement of XMLHttpRequest; mirage/interceptor.ts answers fetch instead.
        { find: 'pretender', replacement: outside('./mirage/no-pretender.ts') },
        // React has had it itself since version 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
    build: {
      outDir: outside(api === 'mock' ? './dist/demo' : './dist/product'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
    test: {
      root: outside('.'),
      restoreMocks: true,
      // Tests wait more than they compute, and by default one core of two would be left idle.
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: ['tests/{machines,domain,schemas,api,mirage,routing,app}/**/*.test.ts', 'tests/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['tests/{ui,flows,features,mirage}/**/*.test.tsx'],
            setupFiles: ['tests/setup-screens.ts'],
          },
        },
      ],
    },
  }
})
