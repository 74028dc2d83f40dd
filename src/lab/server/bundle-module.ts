import { dirname, extname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Module that a browser can run without its imports: only those of `xstate` and of `replaced` are left.
 */
export type Bundle = {
  code: string
  /** Names of imports that are not in the code, as they are written in the modules. */
  replaced: readonly string[]
  /** Absolute paths of the files in the code. */
  files: readonly string[]
}

/** Imports to bundle: all that are installed, those of the project, or none. */
export const scopes = ['installed', 'project', 'file'] as const
export type BundleScope = (typeof scopes)[number]

/** Formats that the bundler reads. Other files, such as `.vue`, need plugins of their framework. */
const readable = /^$|^\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|woff2?|txt|wasm)$/

/** Leaves out XState, which the lab has, and imports outside the scope, which the lab replaces. */
const leaveOut = (scope: BundleScope, replaced: Set<string>): Plugin => ({
  name: 'lab-imports',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (importer === undefined) return null
      if (/^xstate(?:$|\/)/.test(source)) return { id: source, external: true }
      const found = scope === 'file' ? null : await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = found?.id.split('?')[0] ?? ''
      const isPackage = path.includes('/node_modules/') || path.startsWith('__vite')
      const isInScope = found && (isPackage ? scope === 'installed' && !path.startsWith('__vite') : true)
      if (isInScope && (path.startsWith('\0') || readable.test(extname(path)))) return found
      replaced.add(source)
      return { id: source, external: true }
    },
  },
})

/** Returns the first message and place of the bundler's error, without colours and source lines. */
function inOneLine(message: string): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  const [, text = message, place = ''] = /\] ([^\n]+)(?:[^[]*\[ ([^\]]+) \])?/.exec(message.replaceAll(/\u001B\[[\d;]*m/g, '')) ?? []
  return [text, place].filter(Boolean).join(' at ')
}

/**
 * Bundles a file with its imports in the project that contains it. Paths of `tsconfig.json` are resolved.
 *
 * @throws if a module has a syntax error.
 */
export async function bundleModule(file: string, scope: BundleScope): Promise<Bundle> {
  const replaced = new Set<string>()
  const built = await build({
    configFile: false,
    root: dirname(file),
    logLevel: 'silent',
    mode: 'development',
    plugins: [leaveOut(scope, replaced)],
    // Some projects leave JSX to another tool.
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env': '{}' },
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        treeshake: false,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  }).catch((error: Error) => {
    throw new Error(inOneLine(error.message))
  })
  const { output } = built as Rolldown.RolldownOutput
  const [{ code, moduleIds }] = output
  return {
    code,
    replaced: [...replaced].toSorted(),
    files: moduleIds.filter(id => id.startsWith('/') || /^\w:/.test(id)),
  }
}
