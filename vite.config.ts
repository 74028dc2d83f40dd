import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const outside = (folder: string) => new URL(folder, import.meta.url).pathname

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
    plugins: [vanillaExtractPlugin(), react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    // Mirage brings its own replacement of XMLHttpRequest; mirage/interceptor.ts answers fetch instead.
    resolve: { alias: { pretender: outside('./mirage/no-pretender.ts') } },
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
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
            include: ['tests/{ui,features}/**/*.test.tsx'],
            setupFiles: ['tests/setup-screens.ts'],
          },
        },
      ],
    },
  }
})
