import { bundledModule, machinesOfModule, type OpenedModule } from './pasted-module.ts'

/** Imports that a bundle contains: all that are installed, those of the project, or none. */
export const bundleScopes = ['installed', 'project', 'file'] as const
export type BundleScope = (typeof bundleScopes)[number]

/** Imports an ES module by its source. The page has an address of a blob for it, Node.js one of its text. */
type ImportSource = (source: string) => Promise<{ default: Parameters<typeof machinesOfModule>[0] }>

/**
 * Returns the machines of a file. If the file fails with its imports, tries it without packages, then without imports.
 *
 * @throws if each module cannot be loaded, or if its code throws before it creates a machine.
 */
export async function openBundle<Bundle extends { code: string }>(
  bundleOf: (scope: BundleScope) => Promise<Bundle>,
  importSource: ImportSource,
): Promise<OpenedModule & Bundle> {
  let failure: unknown = null
  let cut: (OpenedModule & Bundle) | null = null
  for (const scope of bundleScopes) {
    try {
      const bundle = await bundleOf(scope)
      const opened = await machinesOfModule((await importSource(bundledModule(bundle.code))).default)
      if (Object.keys({ ...opened.machines, ...opened.factories }).length === 0) continue
      if (!opened.isCut) return { ...opened, ...bundle }
      cut ??= { ...opened, ...bundle }
    } catch (error) {
      failure ??= error
    }
  }
  if (cut) return cut
  throw failure ?? new Error('This file creates no machine. Open a file with createMachine(…) or setup(…).')
}
