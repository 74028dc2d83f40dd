import { existsSync } from 'node:fs'
import { dirname, extname, isAbsolute, join } from 'node:path'
import { build, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import type { BundleScope } from '#lab/core/open/open-bundle.ts'

/** Module that a browser can run without its imports: only those of `xstate` and of `replaced` are left. */
export type Bundle = {
  code: string
  /** Names of imports that are not in the code. */
  replaced: readonly string[]
  /** Absolute paths of the files in the code. */
  files: readonly string[]
}

/** Formats that the bundler reads. Other files, such as `.vue`, need plugins of their framework. */
const readable = /^$|^\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|woff2?|txt|wasm)$/

/** Folders that paths such as `@/machines/order` mean if `tsconfig.json` is missing, or extends a missing package. */
const usualFolders = ['src', '.', 'app', 'source']

/** Returns the file that a path such as `@/machines/order` usually means: in the source folder of its package. */
function usualFile(source: string, importer: string): string | null {
  const [, rest] = /^[@~#]?\/(.+)$/.exec(source) ?? []
  if (rest === undefined) return null
  let folder = dirname(importer)
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return usualFolders.map(name => join(folder, name, rest)).find(path => existsSync(dirname(path))) ?? null
}

/** Leaves out XState, which the lab has, and imports outside the scope, which the lab replaces. */
const leaveOut = (scope: BundleScope, replaced: Set<string>): Plugin => ({
  name: 'lab-imports',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (importer === undefined) return null
      if (/^xstate(?:$|\/)/.test(source)) return { id: source, external: true }
      const resolved = async (path: string) => this.resolve(path, importer, { ...options, skipSelf: true })
      const usual = usualFile(source, importer)
      const found =
        scope === 'file' ? null : ((await resolved(source)) ?? (usual === null ? null : await resolved(usual)))
      const path = found?.id.split('?')[0] ?? ''
      const isPackage = path.includes('/node_modules/')
      const isInScope = found && !path.startsWith('__vite') && (scope === 'installed' || !isPackage)
      if (isInScope && (path.startsWith('\0') || readable.test(extname(path)))) return found
      replaced.add(source)
      return { id: source, external: true }
    },
  },
})

/** Reads TypeScript and JSX without `tsconfig.json`, which might extend a missing package. */
const readTypes = (): Plugin => ({
  name: 'lab-types',
  enforce: 'pre',
  async transform(code, id) {
    const [, end] = /\.[cm]?([jt]sx?)(?:$|\?)/.exec(id) ?? []
    if (end === undefined || id.includes('/node_modules/') || id.startsWith('\0')) return null
    return transformWithOxc(code, id, {
      // Some projects have JSX in .js files.
      lang: end === 'js' ? 'jsx' : (end as 'ts' | 'tsx' | 'jsx'),
      jsx: { runtime: 'automatic' },
      decorator: { legacy: true },
      tsconfig: false,
    })
  },
})

/** Returns the first message and place in the bundler's error, without colours and source lines. */
function inOneLine(message: string): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '')
  const [, text = plain, place = ''] =
    /\[[A-Z_]+\] ([^\n]+)(?:[^[]*\[ ([^\]]+) \])?/.exec(plain) ?? /Caused by:\s+([^\n]+)/.exec(plain) ?? []
  return [text, place].filter(Boolean).join(' at ')
}

/**
 * Bundles a file with its imports in the project that contains it. Paths of `tsconfig.json` are resolved.
 *
 * @throws if a module has a syntax error.
 */
export async function bundleModule(file: string, scope: BundleScope): Promise<Bundle> {
  const replaced = new Set<string>()
  const bundled = async (tsconfigPaths: boolean) =>
    build({
      configFile: false,
      root: dirname(file),
      logLevel: 'silent',
      mode: 'development',
      plugins: [leaveOut(scope, replaced), readTypes()],
      oxc: false,
      define: { 'process.env': '{}' },
      resolve: { tsconfigPaths },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: file,
          tsconfig: false,
          treeshake: false,
          // A type that is exported again has no value.
          shimMissingExports: true,
          preserveEntrySignatures: 'strict',
          output: { format: 'es', codeSplitting: false },
        },
      },
    })
  try {
    const built = await bundled(true).catch(async (error: Error) => {
      // It extends a package that is not installed.
      if (!/tsconfig/i.test(error.message)) throw error
      replaced.clear()
      return bundled(false)
    })
    const { output } = built as Rolldown.RolldownOutput
    const [{ code, moduleIds }] = output
    return { code, replaced: [...replaced].toSorted(), files: moduleIds.filter(isAbsolute) }
  } catch (error) {
    throw new Error(inOneLine((error as Error).message), { cause: error })
  }
}
