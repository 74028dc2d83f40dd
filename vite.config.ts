import { availableParallelism } from 'node:os'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { offlineDemo } from './.tools/offline-demo.ts'

const outside = (folder: string) => new URL(folder, import.meta.url).pathname

/**
 * All that the entry imports goes into one file, and what the frame adds of our own to it into another: fewer requests
 * before the first screen, and a few kilobytes less.
 */
function inTwoPieces(): Plugin {
  const entry = new Set<string>()
  const frame = new Set<string>()
  return {
    name: 'in-two-pieces',
    apply: 'build',
    buildEnd() {
      const gather = (into: Set<string>, starts: readonly string[]) => {
        const waiting = [...starts]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          // A list of everything a package has says nothing of what is used of it.
          if (into.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          into.add(id)
          // A button takes nothing but its context: what a progress bar is made of comes with whoever shows one.
          if (/react-aria-components\/dist\/\w+\/ProgressBar\./.test(id)) continue
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
      const ids = [...this.getModuleIds()]
      gather(
        entry,
        ids.filter(id => this.getModuleInfo(id)?.isEntry),
      )
      gather(
        frame,
        ids.filter(id => id.endsWith('/src/app/frame.tsx')),
      )
      // Screens without the frame have to do without these.
      const others = new Set<string>()
      gather(
        others,
        ids.filter(id => /\/src\/features\/auth\/(sign-up|enrol|challenge)\.tsx$/.test(id)),
      )
      for (const id of frame) if (others.has(id) || id.includes('/node_modules/')) frame.delete(id)
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'entry', test: (id: string) => entry.has(id) },
                { name: 'frame', test: (id: string) => frame.has(id), includeDependenciesRecursively: false },
              ],
            },
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
      inTwoPieces(),
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
